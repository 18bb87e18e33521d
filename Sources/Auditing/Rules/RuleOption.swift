public import Semantics

extension Rule {
  /// A number in a rule that a configuration may set.
  public struct Option: Sendable, Hashable {
    public let rule: RuleID
    /// The key in a configuration.
    public let name: String
    /// What it is, with its unit, in a few words.
    public let summary: String
    /// The number where no configuration says otherwise.
    public let standard: Double
    public let range: ClosedRange<Double>
    /// Whether only whole numbers make sense.
    public let isWhole: Bool

    init(
      _ rule: RuleID, _ name: String, _ standard: Double, in range: ClosedRange<Double>, isWhole: Bool = false,
      _ summary: String
    ) {
      self.rule = rule
      self.name = name
      self.standard = standard
      self.range = range
      self.isWhole = isWhole
      self.summary = summary
    }
  }
}

/// The numbers that a configuration set; every other option has its standard.
public struct RuleOptions: Sendable, Hashable, Codable {
  private var numbers: [RuleID: [String: Double]] = [:]

  public init() {}

  /// The number that a rule goes by.
  public subscript(option: Rule.Option) -> Double {
    get { numbers[option.rule]?[option.name] ?? option.standard }
    set { numbers[option.rule, default: [:]][option.name] = newValue }
  }

  /// Each number that was set, on a line.
  var lines: [String] {
    numbers.flatMap { rule, numbers in numbers.map { "\(rule.rawValue) \($0.key) \($0.value)" } }.sorted()
  }
}
