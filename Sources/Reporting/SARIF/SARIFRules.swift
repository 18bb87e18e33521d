import Auditing
import Semantics

/// The rules as SARIF describes them, and the criteria of WCAG that they bear on.
struct SARIFRules {
  let ids: [RuleID]
  let profile: ReportContext.Profile

  /// GitHub shows no longer descriptions.
  private static let longestDescription = 1024
  private static let wcag = "WCAG"

  /// The criteria that the rules name, in WCAG's order.
  private var criteria: [SuccessCriterion] {
    let named = Set(ids.flatMap { Rule.named($0)?.criteria ?? [] })
    return SuccessCriterion.all.filter { named.contains($0.number) }
  }

  var rules: JSONValue {
    let criteria = criteria
    return .array(
      ids.map { id in
        guard let rule = Rule.named(id) else { return .object(["id": .string(id.rawValue)]) }
        return descriptor(rule, criteria: criteria)
      })
  }

  private func descriptor(_ rule: Rule, criteria: [SuccessCriterion]) -> JSONValue {
    .object([
      "id": .string(rule.id.rawValue),
      "shortDescription": text(rule.title),
      "fullDescription": text(rule.why),
      "help": .object([
        "text": .string("\(rule.why)\n\nHow to mend it: \(rule.fix)"),
        "markdown": .string("\(markdown(rule.why, to: 4000))\n\n**How to mend it:** \(markdown(rule.fix, to: 4000))"),
      ]),
      "defaultConfiguration": .object(["level": .string(rule.level.rawValue)]),
      "relationships": profile == .github
        ? nil
        : .array(
          criteria.enumerated().filter { rule.criteria.contains($0.element.number) }.map { index, criterion in
            .object([
              "target": reference(to: criterion, at: index), "kinds": .strings(["relevant"]),
            ])
          }),
      "properties": .object([
        "tags": .strings(tags(of: rule)),
        "precision": .string(rule.policy == .experimental ? "medium" : "high"),
        "problem.severity": .string(severity(of: rule)),
        "impact": .string(rule.impact.rawValue),
        "policy": .string(rule.policy.rawValue),
      ]),
    ])
  }

  /// GitHub shows ten of at most twenty.
  private func tags(of rule: Rule) -> [String] {
    ["accessibility", rule.policy.rawValue] + rule.criteria.prefix(8).map { "wcag-" + $0 }
  }

  private func severity(of rule: Rule) -> String {
    switch rule.level {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }

  private func text(_ text: String) -> JSONValue {
    let limit = SARIFRules.longestDescription
    return .object(["text": .string(text.unicodeScalars.count > limit ? firstSentence(of: text) : text)])
  }

  private func reference(to criterion: SuccessCriterion, at index: Int) -> JSONValue {
    .object([
      "id": .string(criterion.number), "index": .number(index),
      "toolComponent": .object(["name": .string(SARIFRules.wcag), "index": .number(0)]),
    ])
  }

  var supportedTaxonomies: JSONValue? {
    profile == .github || criteria.isEmpty
      ? nil : .array([.object(["name": .string(SARIFRules.wcag), "index": .number(0)])])
  }

  var taxonomies: JSONValue? {
    guard profile == .full, !criteria.isEmpty else { return nil }
    return .array([
      .object([
        "name": .string(SARIFRules.wcag),
        "version": .string("2.2"),
        "organization": .string("W3C"),
        "informationUri": .string("https://www.w3.org/TR/WCAG22/"),
        "shortDescription": .object(["text": .string("Web Content Accessibility Guidelines")]),
        "isComprehensive": .bool(false),
        "taxa": .array(
          criteria.map { criterion in
            .object([
              "id": .string(criterion.number), "name": .string(criterion.name),
              "shortDescription": .object(["text": .string(criterion.title)]),
            ])
          }),
      ])
    ])
  }
}
