/// Tells the compiler where in the user's file a piece of an expansion was written.
struct SourcePlaces {
  private let source: SourceText
  private let start: Syntax.Location

  /// - Parameter start: The place of the first byte of the source.
  init(_ source: SourceText, _ start: Syntax.Location) {
    self.source = source
    self.start = start
  }

  /// Text between two directives, as lines of their own, each at the line and the column it came from.
  ///
  /// - Parameter offset: The place of the text's first byte in the source.
  func restoring(_ text: String, from offset: Int) -> String {
    let before = source.newlines(in: 0..<offset)
    let lineStart = (0..<offset).last { source.isNewline($0) }
    let column = lineStart.map { offset - $0 - 1 } ?? start.column - 1 + offset
    return """
      #sourceLocation(file: \(quoted(start.fileName)), line: \(start.line + before))
      \(String(repeating: " ", count: column))\(text)
      #sourceLocation()

      """
  }
}
