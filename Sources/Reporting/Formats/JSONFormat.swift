import Auditing

extension ReportFormat {
  static let json = ReportFormat("json", "for programs; `--schema` prints its JSON Schema") { report, context in
    ReportDocument(report: report, context: context).value.text
  }
}
