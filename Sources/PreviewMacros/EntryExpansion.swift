/// What `@Entry` becomes: a key beside the property, and accessors that use it.
struct EntryExpansion {
  let result: Reply.Expanded

  init(_ request: Request.AttachedExpansion) {
    guard let property = EntryProperty(request.declSyntax.source) else {
      result = .init(
        expandedSource: nil,
        diagnostics: [
          .init(
            "@Entry needs a variable with a default value, such as @Entry var margin: Double = 8",
            at: request.declSyntax.location)
        ])
      return
    }
    let key = "__Key_\(property.name)"
    let source: String
    if request.macroRole == "accessor" {
      source = """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    } else if let type = property.type {
      source = """
        private struct \(key): HeadlessUI.EnvironmentKey {
          static var defaultValue: \(type) { \(property.value) }
        }
        """
    } else {
      source = """
        private struct \(key): HeadlessUI.EnvironmentKey {
          nonisolated(unsafe) static let defaultValue = \(property.value)
        }
        """
    }
    result = .init(expandedSource: source, diagnostics: [])
  }
}

/// The parts of a variable's declaration.
struct EntryProperty {
  let name: String
  let type: String?
  let value: String

  init?(_ source: String) {
    let scanner = SourceScanner(source)
    let characters = scanner.source
    func first(_ character: Character, after start: Int) -> Int? {
      characters.indices.first { $0 >= start && characters[$0] == character && scanner.isTopLevel($0) }
    }
    guard
      let keyword = characters.indices.first(where: {
        scanner.isTopLevel($0) && characters[$0...].starts(with: "var ") && ($0 == 0 || characters[$0 - 1].isWhitespace)
      })
    else { return nil }
    let start = keyword + 4
    let equals = first("=", after: start)
    let colon = first(":", after: start).flatMap { colon in equals.map { colon < $0 } ?? true ? colon : nil }
    let end = equals ?? characters.count
    name = String(characters[start..<(colon ?? end)]).trimmingWhitespace()
    type = colon.map { String(characters[($0 + 1)..<end]).trimmingWhitespace() }
    guard !name.isEmpty else { return nil }
    if let equals {
      value = String(characters[(equals + 1)...]).trimmingWhitespace()
    } else {
      guard let type, type.hasSuffix("?") || type.hasPrefix("Optional<") else { return nil }
      value = "nil"
    }
  }
}
