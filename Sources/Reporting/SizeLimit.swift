/// How much the reader of a format takes.
struct SizeLimit: Sendable {
  /// Who has the limit, such as “GitLab”.
  let reader: String
  let bytes: Int
  /// What the reader does with more, such as “does not show it”.
  let consequence: String

  func remark(on text: String, format: String) -> String? {
    let size = text.utf8.count
    guard size > bytes else { return nil }
    return "the \(format) report has \(size) bytes; \(reader) takes \(bytes) and \(consequence)"
  }
}
