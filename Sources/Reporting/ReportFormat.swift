public import Auditing

/// One way to write what audits found: a name for `--format`, and a function from the result to text.
public struct ReportFormat: Sendable {
  /// The word for `--format`.
  public let name: String
  /// Who reads it, in a line of a help page.
  public let summary: String
  /// What the readers of this format leave out.
  let limits: [ReaderLimit]
  let write: @Sendable (AuditReport, ReportContext) -> String

  init(
    _ name: String, _ summary: String, limits: [ReaderLimit] = [],
    write: @escaping @Sendable (AuditReport, ReportContext) -> String
  ) {
    self.name = name
    self.summary = summary
    self.limits = limits
    self.write = write
  }

  /// Every format, the one that is taken unasked first.
  public static let all: [ReportFormat] = [
    .text,
    .json,
    .sarif,
    .junit,
    .github,
    .gitlab,
    .compiler,
    .markdown,
    .html,
  ]

  /// The format of a name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// Writes a report, which ends with a line break; the same input gives the same bytes.
  public func text(of report: AuditReport, in context: ReportContext) -> String {
    let text = write(report, context)
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  /// What the reader of a written report will refuse or leave out, as sentences for standard error; none within limits.
  public func remarks(on text: String, of report: AuditReport, in context: ReportContext) -> [String] {
    limits.compactMap { $0.remark(text, report, context) }
  }
}
