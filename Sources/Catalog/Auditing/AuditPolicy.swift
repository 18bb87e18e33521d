import Auditing
import Foundation
import GoldenSpecs
import Semantics

/// What a project and a person decided about audits: configuration, baseline, and what fails a run.
@MainActor
struct AuditPolicy {
  static let options = [
    CommandOption(name: "rules", placeholder: "IDS", summary: "ask these rules only, separated by commas"),
    CommandOption(name: "tags", placeholder: "TAGS", summary: "ask rules with these tags only, separated by commas"),
    CommandOption(
      name: "config", placeholder: "FILE", summary: "the configuration; \(AuditConfiguration.fileName) by default"),
    CommandOption(name: "baseline", placeholder: "FILE", summary: "findings that are known and fail nothing"),
    CommandOption(
      name: "update-baseline", placeholder: nil, summary: "write what is found into the baseline, and do nothing else"),
    CommandOption(
      name: "fail-on", placeholder: FailOn.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "from which impact on findings fail the run; minor by default"),
    CommandOption(name: "max-findings", placeholder: "N", summary: "how many findings of that impact are allowed"),
    CommandOption(name: "report-only", placeholder: nil, summary: "report findings and never fail because of them"),
  ]
  static let baselineName = ".aloud-baseline.json"

  let rules: [Rule]
  let configuration: AuditConfiguration
  private let baseline: Baseline
  private let baselinePath: String?
  private let updatesBaseline: Bool
  private let gate: Gate

  init(_ invocation: Invocation) throws {
    func words(_ option: String) -> [String] {
      (invocation[option] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    do {
      rules = try RuleSelection(ids: words("rules"), tags: words("tags")).rules
    } catch {
      throw UsageError("\(error)")
    }
    configuration = try AuditPolicy.configuration(invocation["config"])
    updatesBaseline = invocation.has("update-baseline")
    let path = invocation["baseline"] ?? configuration.baseline ?? (updatesBaseline ? AuditPolicy.baselineName : nil)
    baselinePath = path
    // A baseline that is asked for must be there, unless it is about to be made.
    if let path, !updatesBaseline || FileManager.default.fileExists(atPath: path) {
      baseline = try AuditPolicy.read(path, Baseline.init)
    } else {
      baseline = Baseline()
    }
    gate = try AuditPolicy.gate(invocation, configuration)
  }

  /// What fails a run: what the command line says, else what the configuration does.
  static func gate(_ invocation: Invocation, _ configuration: AuditConfiguration) throws -> Gate {
    var gate = Gate(
      failOn: configuration.failOn ?? .minor, maxFindings: configuration.maxFindings ?? 0,
      reportOnly: invocation.has("report-only"))
    if let word = invocation["fail-on"] {
      guard let failOn = FailOn(rawValue: word) else {
        let unknown = UsageError.unknown("impact", word, among: FailOn.allCases.map(\.rawValue))
        throw UsageError("--fail-on: \(unknown)")
      }
      gate.failOn = failOn
    }
    gate.maxFindings = try invocation.count("max-findings", in: 0...10_000_000, default: gate.maxFindings)
    return gate
  }

  /// The report as the project wants it.
  ///
  /// - Parameters:
  ///   - existing: The components that there are.
  ///   - relative: Makes a path relative to the package.
  func applied(to report: AuditReport, existing: [String], relative: (String) -> String) -> AuditReport {
    let own = configuration.applied(to: report.relocated(relative), relative: relative)
    return baseline.applied(to: own, today: AuditPolicy.today, existing: Set(existing))
  }

  /// Writes the baseline anew where that was asked for; the sentence says so.
  func updateBaseline(from report: AuditReport, existing: [String]) throws -> String? {
    guard updatesBaseline, let baselinePath else { return nil }
    let updated = baseline.updated(
      from: report, includesReviews: gate.failOn == .review, existing: Set(existing))
    try writeAtomically(updated.text, to: baselinePath)
    return "\(baselinePath): \(counted(updated.entries.count, "place")) with known findings"
  }

  func decide(_ report: AuditReport) -> Gate.Decision { gate.decide(report) }

  private static func configuration(_ path: String?) throws -> AuditConfiguration {
    guard
      let path = path
        ?? (FileManager.default.fileExists(atPath: AuditConfiguration.fileName) ? AuditConfiguration.fileName : nil)
    else { return AuditConfiguration() }
    return try read(path, AuditConfiguration.init)
  }

  private static func read<Value>(
    _ path: String, _ make: (Data, String) throws(DocumentProblems) -> Value
  ) throws -> Value {
    let data: Data
    do {
      data = try InputFile.contents(of: path, limit: TreeDocument.sizeLimit)
    } catch {
      throw UsageError("\(path) cannot be read: \(error)")
    }
    do {
      return try make(data, path)
    } catch {
      throw UsageError(lines: error.lines)
    }
  }

  private static var today: CalendarDay {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
      ?? CalendarDay(year: 1, month: 1, day: 1)!
  }
}
