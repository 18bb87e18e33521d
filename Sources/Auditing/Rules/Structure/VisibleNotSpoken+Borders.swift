import Semantics

extension Rule {
  /// Judges fields with a red line around them, by whether anything says what is wrong with them.
  static func judgeBorders(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    for node in tree.nodes where node.hasRareFacets && node.isField && node.isStop {
      guard let border = node.appearance?.border, border.isRed else { continue }
      let following = node.stopAfter.flatMap { $0.role == .text && !$0.traits.contains(.header) ? $0 : nil }
      if node.node.hint != nil || following != nil {
        verdicts.pass()
      } else {
        verdicts.fail(node, "a red line stands around \(node.title), and nothing says what is wrong")
      }
    }
  }
}

extension Appearance.Color {
  /// Whether it is taken for red, as what is wrong is marked.
  fileprivate var isRed: Bool { opacity > 0.5 && red > 0.6 && green < 0.45 * red && blue < 0.45 * red }
}
