public import Semantics

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
    return attach { element in
      element.node.ignoredRules += rules.map { IgnoredRule(rule: $0, reason: reason, source: source) }
    }
  }
}
