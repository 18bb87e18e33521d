import Auditing
import Foundation
import GoldenSpecs
import Reporting
import Semantics

/// How a report is written, and where to.
@MainActor
struct ReportSettings {
  static let options = [
    CommandOption(
      name: "format", placeholder: ReportFormat.all.map(\.name).joined(separator: "|"),
      summary: "how the report is written; \(ReportFormat.all[0].name) by default"),
    CommandOption(
      name: "output", placeholder: "FILE", summary: "write the report there, and the text report to standard output"),
    CommandOption(
      name: "profile", placeholder: ReportContext.Profile.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "for whom a sarif report is; full by default"),
    CommandOption(name: "verbose", placeholder: nil, summary: "tell what passed too"),
    CommandOption(
      name: "root", placeholder: "FOLDER", summary: "what places are relative to; the package's folder by default"),
  ]

  private let format: ReportFormat
  private let output: String?
  private(set) var context: ReportContext

  init(_ invocation: Invocation) throws {
    let name = invocation["format"] ?? ReportFormat.all[0].name
    guard let format = ReportFormat.named(name) else {
      throw UsageError.unknown("format", name, among: ReportFormat.all.map(\.name))
    }
    self.format = format
    output = invocation["output"]
    let root = URL(filePath: invocation["root"] ?? PackageRoot.standard).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: root) else { throw UsageError("there is no folder \(quoted(root))") }
    context = ReportContext(root: root)
    context.tool = invocation.program.name
    context.isVerbose = invocation.has("verbose")
    context.usesColour = output == nil && Output.showsColour
    if let word = invocation["profile"] {
      let profiles = ReportContext.Profile.allCases.map(\.rawValue)
      guard let profile = ReportContext.Profile(rawValue: word) else {
        throw UsageError.unknown("profile", word, among: profiles)
      }
      context.profile = profile
    }
  }

  /// Writes a report where it was asked for.
  func write(_ report: AuditReport) throws {
    let text = format.text(of: report, in: context)
    for remark in format.remarks(on: text, of: report, in: context) { Output.error("note: \(remark)") }
    try writeStepSummary(of: report)
    guard let output else { return Output.document(text) }
    try writeAtomically(text, to: output)
    if format.name != ReportFormat.all[0].name {
      var context = context
      context.usesColour = Output.showsColour
      Output.document(ReportFormat.all[0].text(of: report, in: context))
    }
  }

  /// GitHub shows a step's page from a file; its annotations are cut off after ten of a kind, this page is not.
  private func writeStepSummary(of report: AuditReport) throws {
    guard format.name == "github",
      let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let summary = ReportFormat.stepSummary(of: report, in: context)
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw UsageError("the file \(quoted(path)) of GITHUB_STEP_SUMMARY cannot be written")
    }
    try file.seekToEnd()
    try file.write(contentsOf: Data(summary.utf8))
  }
}
