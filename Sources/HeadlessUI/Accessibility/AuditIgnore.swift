public import Semantics

/// Marks what a view published, and makes nothing where it published nothing.
nonisolated struct AuditIgnoreModifier: PrimitiveModifier {
  let ignored: [IgnoredRule]

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let (elements, withheld) = (evaluation.elements.count, evaluation.withheld.count)
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    for index in elements..<evaluation.elements.count {
      evaluation.elements[index].node.ignoredRules += modifier.ignored
    }
    for index in withheld..<evaluation.withheld.count {
      evaluation.withheld[index].node.ignoredRules += modifier.ignored
    }
  }
}

extension View {
  /// Says that the view, and all inside it, breaks audit rules on purpose.
  ///
  /// The findings stay in every report, with the reason beside them, but fail no build.
  ///
  /// - Parameters:
  ///   - rules: The rules that are broken.
  ///   - reason: Why, for whoever reads the report.
  public nonisolated func auditIgnore(
    _ rules: RuleID..., reason: String, file: String = #filePath, line: Int = #line
  ) -> some View {
    let source = SourceLocation(file: file, line: line)
    return modifier(
      AuditIgnoreModifier(ignored: rules.map { IgnoredRule(rule: $0, reason: reason, source: source) }))
  }
}
