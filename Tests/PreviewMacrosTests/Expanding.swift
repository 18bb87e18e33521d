@testable import PreviewMacros

/// Expands `#Preview` as it stands on line 10 of `Shop/Card.swift`.
func expandPreview(_ source: String, line: Int = 10, column: Int = 1) throws -> String {
  try PreviewExpansion(preview(source, line: line, column: column), uniqueName: "$s4Shop").text
}

/// Why `#Preview` cannot be expanded, and the source from there on.
func refusal(_ source: String) -> (message: String, place: String)? {
  do {
    _ = try PreviewExpansion(preview(source), uniqueName: "$s4Shop")
    return nil
  } catch {
    return (error.message, String(decoding: Array(source.utf8).dropFirst(error.offset ?? 0), as: UTF8.self))
  }
}

private func preview(_ source: String, line: Int = 10, column: Int = 1) -> Syntax {
  Syntax(
    source: source,
    location: Syntax.Location(
      fileID: "Shop/Card.swift", fileName: "/src/Card.swift", offset: 100, line: line, column: column))
}
