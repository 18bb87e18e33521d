/// What `#Preview` becomes: a view with the body, and a record of it in a section of the program.
struct PreviewExpansion {
  let result: Reply.Expanded

  init(_ request: Request.Expansion) {
    let location = request.syntax.location
    guard let call = PreviewCall(request.syntax.source) else {
      result = .init(
        expandedSource: nil,
        diagnostics: [.init("#Preview needs a body in braces, such as #Preview { Text(\"Hello\") }", at: location)])
      return
    }
    func unique(_ name: String) -> String { "\(request.discriminator)\(name.count)\(name)fMu_" }
    let body = PreviewBody(call.body)
    let view = unique("PreviewContent")
    let properties = body.properties.map { "  \($0)\n" }.joined()
    result = .init(
      expandedSource: """
        @MainActor private struct \(view): HeadlessUI.View {
        \(properties)  var body: some HeadlessUI.View {
        \(body.statements)
          }
        }
        @section("aloud_previews") @used
        nonisolated(unsafe) private let \(unique("PreviewRecord")): HeadlessUI._PreviewRecord = { place in
          HeadlessUI._PreviewEntry.write(
            fileID: \(literal(location.fileID)), filePath: \(literal(location.fileName)), line: \(location.line),
            name: \(call.name ?? "nil"), to: place
          ) { HeadlessUI.AnyView(\(view)()) }
        }
        """, diagnostics: [])
  }
}

/// A text as a Swift literal in which nothing is special.
private func literal(_ text: String) -> String { "#\"" + text + "\"#" }

/// The parts of a call of `#Preview`.
struct PreviewCall {
  /// The name, as an expression, where there is one.
  private(set) var name: String?
  let body: String

  init?(_ source: String) {
    let scanner = SourceScanner(source)
    let characters = scanner.source
    guard let open = characters.indices.first(where: { characters[$0] == "{" && scanner.isTopLevel($0) }),
      let close = characters.indices.last(where: { characters[$0] == "}" && scanner.isTopLevel($0) }), open < close
    else { return nil }
    body = String(characters[(open + 1)..<close])
    guard let start = characters.indices.first(where: { characters[$0] == "(" && scanner.isTopLevel($0) }),
      start < open,
      let end = characters.indices.first(where: { $0 > start && characters[$0] == ")" && scanner.isTopLevel($0) })
    else { return }
    let arguments = SourceScanner(String(characters[(start + 1)..<end]))
    let comma = arguments.source.indices.first { arguments.source[$0] == "," && arguments.isTopLevel($0) }
    let first = String(arguments.source[..<(comma ?? arguments.source.count)])
    let trimmed = first.drop { $0.isWhitespace }
    guard !trimmed.isEmpty, trimmed.firstMatch(of: /^[A-Za-z_]\w*\s*:/) == nil else { return }
    name = String(trimmed)
  }
}

/// A body with its `@Previewable` variables taken out, which become properties of the view.
struct PreviewBody {
  private(set) var properties: [String] = []
  private(set) var statements = ""

  init(_ source: String) {
    let scanner = SourceScanner(source)
    let marker = Array("@Previewable")
    var position = 0
    var kept: [Character] = []
    while position < scanner.source.count {
      guard scanner.isTopLevel(position), scanner.source[position...].starts(with: marker) else {
        kept.append(scanner.source[position])
        position += 1
        continue
      }
      let end = PreviewBody.endOfDeclaration(in: scanner, from: position)
      properties.append(
        String(scanner.source[(position + marker.count)..<end]).trimmingWhitespace())
      position = end
    }
    statements = String(kept)
  }

  /// A declaration ends with the line on which nothing is open and the next line does not go on with it.
  private static func endOfDeclaration(in scanner: SourceScanner, from start: Int) -> Int {
    var position = start
    while position < scanner.source.count {
      defer { position += 1 }
      guard scanner.isTopLevel(position), scanner.source[position].isNewline || scanner.source[position] == ";" else {
        continue
      }
      let line = scanner.source[start..<position].last { !$0.isWhitespace }
      let next = scanner.source[position...].first { !$0.isWhitespace }
      let hasName = scanner.source[start..<position].split(whereSeparator: \.isWhitespace).contains(Array("var")[...])
      if let line, "=,:".contains(line) { continue }
      if let next, ".?+=".contains(next) { continue }
      if hasName { return position }
    }
    return scanner.source.count
  }
}

extension String {
  func trimmingWhitespace() -> String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
