import Auditing
import GoldenSpecs
import Semantics

/// One finding as a result.
struct SARIFResult {
  private let written: WrittenFinding
  private let ruleIndex: Int
  private let baseline: String?
  private var finding: Finding { written.finding }

  /// - Parameter baseline: How it compares with the baseline; nil where there is none.
  init(_ written: WrittenFinding, ruleIndex: Int, baseline: String?) {
    self.written = written
    self.ruleIndex = ruleIndex
    self.baseline = baseline
  }

  /// Everything that is known. A kind other than *fail* must have the level *none* (section 3.27.10).
  var full: JSONValue {
    .object([
      "ruleId": .string(finding.rule.rawValue),
      "ruleIndex": .number(ruleIndex),
      "kind": .string(written.isReview ? "review" : "fail"),
      "level": .string(written.isReview ? "none" : finding.level.rawValue),
      "message": message,
      "locations": .array([
        .object([
          "physicalLocation": SARIFText.location(written.place),
          "logicalLocations": .array([element, SARIFResult.component(finding.component)]),
        ])
      ]),
      "partialFingerprints": .object(["semanticPath/v1": .string(written.fingerprint)]),
      "suppressions": suppressions,
      "baselineState": baseline.map(JSONValue.string),
      "properties": properties,
    ])
  }

  /// What GitHub shows. It reads one fingerprint only, and would take two faults in a line for one without it.
  var github: JSONValue {
    .object([
      "ruleId": .string(finding.rule.rawValue),
      "ruleIndex": .number(ruleIndex),
      "level": .string(finding.level.rawValue),
      "message": message,
      "locations": .array([.object(["physicalLocation": SARIFText.location(written.place)])]),
      "partialFingerprints": .object([
        "primaryLocationLineHash": .string(written.fingerprint + ":1"),
        "semanticPath/v1": .string(written.fingerprint),
      ]),
    ])
  }

  /// The first sentence is all that is shown where there is little room.
  private var message: JSONValue {
    var sentences = ["\(finding.component): \(written.wrong)."]
    if let reason = written.reason { sentences.append("To be looked at because \(reason).") }
    sentences.append("Spoken now: \(written.now).")
    if let want = finding.want { sentences.append("It should be: \(want).") }
    if let way = written.way { sentences.append("After: \(way).") }
    return SARIFText.message(sentences.map { clipped($0, to: 500) }.joined(separator: " "))
  }

  /// A suppression without a status is accepted; drafts of the schema that are still in use know no status.
  private var suppressions: JSONValue? {
    if let reason = finding.ignored { return suppression("inSource", reason) }
    return finding.isKnown ? suppression("external", "known to the baseline") : nil
  }

  private func suppression(_ kind: String, _ justification: String) -> JSONValue {
    .array([.object(["kind": .string(kind), "justification": .string(line(justification))])])
  }

  private var properties: JSONValue {
    .object([
      "impact": .string(finding.impact.rawValue),
      "role": .string(finding.role.rawValue),
      "reviewReason": finding.reason.map { .string($0.rawValue) },
      "spokenNow": .strings(finding.now.map(line)),
      "shouldBe": finding.want.map { .string(line($0)) },
      "environments": .strings(finding.circumstances.map(line)),
      "gestures": .strings(finding.gestures.map { line(GestureText.text(of: $0)) }),
    ])
  }

  private var element: JSONValue {
    .object([
      "name": .string(line(finding.path.split(separator: "/").last.map(String.init) ?? finding.path)),
      "fullyQualifiedName": .string("\(line(finding.component))/\(line(finding.path))"),
      "kind": .string("element"),
    ])
  }

  static func component(_ name: String) -> JSONValue {
    .object(["name": .string(line(name)), "fullyQualifiedName": .string(line(name)), "kind": .string("component")])
  }
}
