/// From which degree on findings fail a run.
public enum FailOn: String, Sendable, Hashable, Codable, CaseIterable {
  case critical, serious, moderate, minor
  /// Every failure, and everything that a person has to look at.
  case review
  /// No finding.
  case none

  /// The least impact that counts; nil when none does.
  var least: Rule.Impact? {
    switch self {
    case .critical: .critical
    case .serious: .serious
    case .moderate: .moderate
    case .minor, .review: .minor
    case .none: nil
    }
  }
}

extension Finding {
  /// How bad the finding counts: its impact, or what goes with the level that a configuration gave it.
  public var degree: Rule.Impact {
    guard level != impact.level else { return impact }
    return switch level {
    case .error: .serious
    case .warning: .moderate
    case .note: .minor
    }
  }
}
