import Auditing

extension ReportFormat {
  static let sarif = ReportFormat(
    "sarif", "SARIF 2.1.0, with everything or, with `--profile github`, for GitHub's code scanning",
    limits: [
      ReaderLimit { text, _, context in
        let (size, most) = (text.utf8.count, 10_000_000)
        guard context.profile == .github, size > most else { return nil }
        return "the report has \(size) bytes; GitHub takes \(most) after compression with gzip and refuses more"
      },
      ReaderLimit { _, report, context in
        context.profile == .github ? SARIFResults.remark(on: report.open.count) : nil
      },
    ]
  ) { report, context in
    SARIFLog(report: report, context: context).value.text
  }
}
