import Semantics

extension AuditReport {
  /// Why parts of a run do not make a whole.
  public struct MergeProblems: Error, Sendable, CustomStringConvertible {
    /// Everything that is wrong, each a sentence without a full stop.
    public let problems: [String]
    /// What the parts have, with what is missing among the components that were not judged; nil when they do not belong
    /// together.
    public let partial: AuditReport?

    public var description: String { problems.joined(separator: "\n") }
  }

  /// The whole of a run that was split.
  ///
  /// - Parameter parts: The reports of all parts, in any order.
  /// - Throws: ``MergeProblems`` when a part is missing or there twice, was made with another configuration or plan, or
  ///   does not hold exactly the components that it should.
  public static func merged(_ parts: [AuditReport]) throws(MergeProblems) -> AuditReport {
    guard let first = parts.first else { throw MergeProblems(problems: ["there is no report to merge"], partial: nil) }
    var check = MergeCheck()
    check.run(parts)
    let partial = check.belongTogether ? joined(parts, like: first, unseen: check.unseen) : nil
    guard check.problems.isEmpty, let partial else {
      throw MergeProblems(problems: check.problems, partial: partial)
    }
    return partial
  }

  private static func joined(_ parts: [AuditReport], like first: AuditReport, unseen: [String]) -> AuditReport {
    let parts = parts.sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
    var names: Set<String> = []
    let components = parts.flatMap(\.components).filter { names.insert($0.component).inserted }
    var whole = AuditReport(
      components: components.sorted { $0.component < $1.component }, rules: first.rules,
      configuration: first.configuration)
    whole.unaudited = distinct(parts.flatMap(\.unaudited) + unseen)
    whole.excluded = distinct(parts.flatMap(\.excluded))
    whole.leftOut = distinct(parts.flatMap(\.leftOut))
    whole.staleEntries = distinct(parts.flatMap(\.staleEntries))
    // What one part looked at is checked.
    whole.uncheckedEntries = distinct(first.uncheckedEntries).filter { entry in
      parts.allSatisfy { $0.uncheckedEntries.contains(entry) }
    }
    return whole
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
