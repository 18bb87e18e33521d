import Auditing
import Foundation
import Semantics

/// A log file of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS Standard of 27 March 2020).
struct SARIFLog {
  let report: AuditReport
  let context: ReportContext

  var value: JSONValue {
    let rules = report.allRules
    let results = SARIFResults(report: report, context: context, rules: rules)
    let descriptors = SARIFRules(ids: rules, profile: context.profile)
    let run = JSONValue.object([
      "tool": .object([
        "driver": .object([
          "name": .string(context.tool),
          "version": context.version.map(JSONValue.string),
          "rules": descriptors.rules,
          "supportedTaxonomies": descriptors.supportedTaxonomies,
        ])
      ]),
      "automationDetails": .object(["id": .string(category)]),
      "invocations": .array([invocation(omitted: results.omitted)]),
      "taxonomies": descriptors.taxonomies,
      "results": results.value,
    ])
    return .object([
      "$schema": .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
  }

  /// GitHub keeps one set of results per category, which is everything before the last `/`.
  private var category: String {
    "\(line(context.tool))/audit/" + (report.shard.map { "part-\($0.index)-of-\($0.count)/" } ?? "")
  }

  private func invocation(omitted: Int) -> JSONValue {
    var execution: [JSONValue] = []
    for component in report.components {
      let place = Place(component.source, in: context)
      let name = component.component
      execution += component.errors.map { notification("error", "\(name) was not judged: \($0)", at: place) }
      execution += component.notLookedAt.map { notification("warning", "\(name): not looked at: \($0)", at: place) }
    }
    execution += report.unaudited.map { notification("warning", "\($0): not audited", at: .package) }
    if let part = report.shard {
      let text = "this is part \(part.index) of \(part.count): what the other parts judge is not in it"
      execution.append(notification("warning", text, at: .package))
    }
    if let remark = SARIFResults.remark(on: report.open.count), context.profile == .github {
      execution.append(notification(omitted > 0 ? "error" : "warning", remark, at: .package))
    }
    let stale = report.staleEntries.map { "nothing matches this entry of the baseline, or it has expired: \($0)" }
    let unused = report.unusedIgnores.map { "nothing was found for this ignored rule: \($0)" }
    return .object([
      "executionSuccessful": .bool(Tally(report).errors == 0 && omitted == 0),
      "endTimeUtc": context.date.map { .string($0.formatted(.iso8601)) },
      "toolExecutionNotifications": .array(execution),
      "toolConfigurationNotifications": .array((stale + unused).map { notification("warning", $0, at: .package) }),
    ])
  }

  private func notification(_ level: String, _ text: String, at place: Place) -> JSONValue {
    .object([
      "level": .string(level),
      "message": SARIFText.message(text),
      "locations": .array([.object(["physicalLocation": SARIFText.location(place)])]),
    ])
  }
}
