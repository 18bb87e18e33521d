public import Auditing

extension ReportFormat {
  /// GitHub takes 65,536 characters for a comment; bytes are never fewer.
  static let markdown = ReportFormat("markdown", "for a comment on a pull request") { report, context in
    MarkdownReport(report: report, context: context, limit: 65_536).text
  }

  /// The page that GitHub shows for a step of a job: Markdown for the file that `GITHUB_STEP_SUMMARY` names.
  ///
  /// It has at most 1 MiB, which is what GitHub takes.
  public static func stepSummary(of report: AuditReport, in context: ReportContext) -> String {
    MarkdownReport(report: report, context: context, limit: 1 << 20).text
  }
}
