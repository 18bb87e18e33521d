/// A piece of a source file, as it is written there.
struct Syntax: Decodable, Equatable {
  struct Location: Decodable, Equatable {
    /// Module and file, `Module/File.swift`.
    let fileID: String
    let fileName: String
    /// Bytes of UTF-8 from the start of the file.
    let offset: Int
    /// Both count from one.
    let line: Int
    let column: Int
  }

  let source: String
  let location: Location

  /// The place in the file of a byte of this piece, or of its first word, since comments and blanks may stand in front.
  func position(of offset: Int?) -> PluginReply.Position {
    let first = (try? Tokenizer.tokens(of: SourceText(source)))?.first?.range.lowerBound ?? 0
    let sum = location.offset.addingReportingOverflow(offset ?? first)
    return PluginReply.Position(fileName: location.fileName, offset: sum.overflow ? location.offset : sum.partialValue)
  }
}
