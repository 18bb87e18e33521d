public import Semantics

/// A rule that a component says it breaks on purpose, and whether it does.
public struct DeclaredIgnore: Sendable, Hashable, Codable {
  public var rule: RuleID
  /// Where that is said.
  public var source: SourceLocation
  /// Whether anything was found that it is about.
  public var isUsed: Bool

  public init(rule: RuleID, source: SourceLocation, isUsed: Bool) {
    self.rule = rule
    self.source = source
    self.isUsed = isUsed
  }
}

extension AuditReport {
  /// Lists the ignored rules that no component of the run had a finding for.
  ///
  /// One line of code is shown by many components and under many circumstances: it is used when one of them needs it.
  mutating func listUnusedIgnores() {
    struct Place: Hashable {
      let rule: RuleID
      let source: SourceLocation
    }
    var isUsed: [Place: Bool] = [:]
    for component in components {
      for ignore in component.ignores where rules.contains(ignore.rule) {
        // What was not judged to the end may still need it.
        isUsed[Place(rule: ignore.rule, source: ignore.source), default: false] =
          isUsed[Place(rule: ignore.rule, source: ignore.source)] == true || ignore.isUsed || !component.errors.isEmpty
      }
    }
    unusedIgnores = isUsed.filter { !$0.value }.keys
      .sorted {
        ($0.source.file, $0.source.line, $0.rule.rawValue) < ($1.source.file, $1.source.line, $1.rule.rawValue)
      }
      .map { "\($0.source.file):\($0.source.line): \($0.rule.rawValue)" }
  }
}
