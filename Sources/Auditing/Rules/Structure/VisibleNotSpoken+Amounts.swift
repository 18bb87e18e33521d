import Semantics

extension Rule {
  /// Judges amounts that are drawn by shapes, by what is said of them.
  static func judgeAmounts(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    for node in tree.withheld where node.entry.withheld == .silent {
      switch node.node.role {
      case .gauge, .chart: break
      case .progress:
        verdicts.fail(node, "a part of a ring is drawn, as where something is waited for, and nothing says it")
        continue
      default: continue
      }
      guard let text = node.entry.owner.flatMap({ tree.node($0) }) else {
        verdicts.fail(
          node,
          node.node.role == .chart
            ? "bars of several lengths are drawn, and nothing says how long they are"
            : "shapes show how far something is, and nothing says it")
        continue
      }
      guard text.entry.withheld != .hidden, text.entry.withheld != .covered else { continue }
      let spoken = text.isWithheld ? text.entry.owner.flatMap { tree.node($0) } : text
      if let spoken, saysAmount(spoken) {
        verdicts.pass()
      } else if node.node.role == .chart {
        verdicts.fail(node, "bars of several lengths stand beside \(text.title), and nothing says how long they are")
      } else {
        verdicts.fail(node, "shapes show how far something is, and \(text.title) does not say of what")
      }
    }
  }

  /// Whether a node says a number and what it is of.
  private static func saysAmount(_ node: AuditedNode) -> Bool {
    let words = node.name.map { $0.contains(where: \.isLetter) && !BareNumber.matches($0) } ?? false
    return node.saysNumber && (words || node.isInsideNamed)
  }
}
