import Narration
import Semantics

extension Rule {
  /// Judges what comes up while something is typed into a search field: rows of one kind, which were not there before.
  static func judgeSearch(_ step: AuditedStep, _ field: AuditedNode, _ after: AuditedNode, _ verdicts: inout Verdicts) {
    let rows = step.appeared.filter { $0.location != nil && !$0.node.isOfSystem && !$0.isField }
    let alike = Dictionary(grouping: rows, by: \.location).values.filter { $0.count > 1 }
    guard let found = alike.min(by: { $0[0].place < $1[0].place }) else { return }
    let isTold =
      !step.announcements.isEmpty || step.movedFocus || after.name != field.name || after.node.hint != field.node.hint
    if isTold { return verdicts.pass() }
    verdicts.fail(
      found[0],
      "\(found[0].title) and \(found.count - 1) more come up while \(field.fieldTitle) is typed into, "
        + "and nothing is spoken of it")
  }
}

extension AuditedNode {
  /// What a report calls a field, which may have no more than a placeholder.
  fileprivate var fieldTitle: String { name == nil ? node.placeholder.map { "“\(escaped($0))”" } ?? title : title }
}
