import Auditing
import Semantics

/// One component that is to be judged; passed to a worker process as JSON.
struct AuditTask: Codable, Sendable {
  var component: String
  var source: SourceLocation
  var environment: SemanticEnvironment
  /// Other locales in which it is shown, each as a whole environment.
  var others: [SemanticEnvironment]
  var reader: String
  var rules: [RuleID]
  var options: RuleOptions
  var states: Int
  var steps: Int
  /// Seconds that a walk may take, or as many as it needs.
  var patience: Int?

  @MainActor
  var audit: Audit {
    Audit(
      rules: rules.compactMap(Rule.named),
      circumstances: Circumstance.standard(
        with: others.map { .locale($0.locale, layoutDirection: $0.layoutDirection) }),
      limits: Explorer.Limits(states: states, steps: steps, patience: patience.map { .seconds($0) }), reader: reader,
      options: options)
  }
}
