/// The declaration that a `#Preview` becomes: a type that makes the preview, and a record in a section of the linked
/// program that leads to the type.
struct PreviewExpansion {
  /// The name of the section, which the C target PreviewSection knows too.
  static let section = "aloud_previews"

  let text: String

  /// - Parameter uniqueName: A name that nothing else in the module has, to which the compiler lets a macro add so.
  init(_ syntax: Syntax, uniqueName: String) throws(ExpansionError) {
    let source = SourceText(syntax.source)
    let invocation = try PreviewInvocation(source)
    let place = syntax.location
    let type = uniqueName + "7PreviewfMu_"
    let line = place.line + source.newlines(in: 0..<invocation.offset)
    let content = try Content(invocation.body, in: source, at: SourcePlaces(source, place))
    let arguments =
      [invocation.name, invocation.traits.isEmpty ? nil : "traits: " + invocation.traits.joined(separator: ", ")]
      .compactMap(\.self) + [
        "fileID: \(quoted(place.fileID))", "filePath: \(quoted(place.fileName))", "line: \(line)",
      ]
    text = """
      nonisolated struct \(type): HeadlessUI._PreviewSource {
        @used @section("\(Self.section)")
        nonisolated static let _record: HeadlessUI._PreviewRecord = { HeadlessUI._yield(\(type).self, into: $0) }
        @MainActor static var _preview: HeadlessUI.PreviewEntry {
          HeadlessUI.PreviewEntry(
            \(arguments.joined(separator: ",\n      ")),
            body: \(content.closure))
        }
      \(content.declarations)}
      """
  }
}

extension PreviewExpansion {
  /// The view of a preview: a closure, and what it needs beside it.
  private struct Content {
    let closure: String
    var declarations = ""

    init(_ body: PreviewInvocation.Body, in source: SourceText, at places: SourcePlaces) throws(ExpansionError) {
      switch body {
      case .expression(let text):
        closure = "{ (\(text))() }"
      case .closure(let range):
        let body = try PreviewBody(range, of: source)
        let statements = places.restoring(body.rest, from: range.lowerBound)
        guard !body.properties.isEmpty else {
          closure = body.hasSignature ? "{\(body.rest)}" : "{\n\(statements)}"
          return
        }
        closure = "{ _PreviewableContent() }"
        let properties = body.properties.map { places.restoring($0.text, from: $0.range.lowerBound) }
        declarations = """
          struct _PreviewableContent: HeadlessUI.View {
          \(properties.joined())  var body: some HeadlessUI.View {
          \(statements)  }
          }

          """
      }
    }
  }
}

/// A string literal that means a text, whatever it holds.
func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\0"..." ": scalar == " " ? " " : "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
