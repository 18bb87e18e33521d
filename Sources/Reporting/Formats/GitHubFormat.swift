import Auditing

extension ReportFormat {
  static let github = ReportFormat("github", "annotations of a job on GitHub; each line is a command of its runner") {
    report, context in
    let lines = WorkflowCommands(report: report, context: context).lines
    return lines.joined(separator: "\n")
  }
}
