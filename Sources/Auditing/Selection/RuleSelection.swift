import Semantics

/// The rules that a run asks.
public struct RuleSelection: Sendable {
  /// In the order of reports.
  public let rules: [Rule]

  /// A word that selects nothing.
  public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// Every rule.
  public init() { rules = Rule.all }

  /// Rules by their ids and by their tags: each that is named, and each that has one of the tags.
  ///
  /// - Parameters:
  ///   - ids: Words such as `name-missing`; with no id and no tag every rule is selected.
  ///   - tags: Words such as `steppers` or `wcag2a`; ``Rule/tags`` tells which there are.
  /// - Throws: ``Problem`` about the first word that is no rule or no tag.
  public init(ids: [String], tags: [String]) throws(Problem) { try self.init(ids: ids, tags: tags, of: Rule.all) }

  init(ids: [String], tags: [String], of all: [Rule]) throws(Problem) {
    guard !ids.isEmpty || !tags.isEmpty else {
      rules = all
      return
    }
    let known = all.map(\.id.rawValue)
    for id in ids where !known.contains(id) { throw Problem(description: unknownWord("rule", id, among: known)) }
    let knownTags = RuleSelection.tags(of: all)
    for tag in tags where !knownTags.contains(tag) {
      throw Problem(description: unknownWord("tag", tag, among: knownTags))
    }
    let wanted = Set(tags)
    rules = all.filter { ids.contains($0.id.rawValue) || !wanted.isDisjoint(with: $0.tags) }
  }

  /// Every tag, sorted.
  public static var tags: [String] { tags(of: Rule.all) }

  private static func tags(of rules: [Rule]) -> [String] { Set(rules.flatMap(\.tags)).sorted() }
}
