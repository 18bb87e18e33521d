import Semantics

extension Rule {
  /// What a rule is about.
  public enum Group: String, Sendable, Hashable, Codable, CaseIterable {
    /// Names, values, hints.
    case names
    /// Adjustables, steppers, ranges.
    case steppers
    /// Traits, structure, visibility, order.
    case structure
    /// Colours, sizes, type, motion.
    case visuals
    /// What happens on the way.
    case traces

    /// The first rule of the group: ids stand group by group.
    private var first: RuleID {
      switch self {
      case .names: .nameMissing
      case .steppers: .adjustableNoValue
      case .structure: .traitConflict
      case .visuals: .contrastText
      case .traces: .changeNotAnnounced
      }
    }

    static func of(_ rule: RuleID) -> Group { ofRule[rule] ?? .names }

    private static let ofRule: [RuleID: Group] = {
      var group = Group.names
      var groups: [RuleID: Group] = [:]
      for rule in RuleID.allCases {
        if let next = allCases.first(where: { $0.first == rule }) { group = next }
        groups[rule] = group
      }
      return groups
    }()
  }

  public var group: Group { Group.of(id) }
}
