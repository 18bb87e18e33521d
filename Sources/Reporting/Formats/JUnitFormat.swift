import Auditing

extension ReportFormat {
  static let junit = ReportFormat(
    "junit", "for every CI that shows tests: a suite per component, a case per rule",
    limits: [.size(30_000_000, of: "GitLab", "shows none of it")]
  ) { report, context in
    JUnitReport(report: report, context: context).text
  }
}
