import Auditing

/// Something that a reader of a format does not take.
struct ReaderLimit: Sendable {
  /// What becomes of a written report, as a sentence; nil while it is within the limit.
  let remark: @Sendable (_ text: String, AuditReport, ReportContext) -> String?

  /// - Parameters:
  ///   - bytes: The most that is taken.
  ///   - reader: Who takes no more, such as “GitLab”.
  ///   - consequence: What the reader does with more.
  static func size(_ bytes: Int, of reader: String, _ consequence: String) -> ReaderLimit {
    ReaderLimit { text, _, _ in
      let size = text.utf8.count
      guard size > bytes else { return nil }
      return "the report has \(size) bytes; \(reader) takes \(bytes) and \(consequence)"
    }
  }
}
