import Semantics

extension Rule {
  static let targetSizeWCAG = Rule(
    .targetSizeWCAG, "A finger hits one control at a time",
    why: """
      A target smaller than 24 by 24 points is missed, or its neighbour hit, by whoever has a tremor, large fingers or a \
      bumpy ride. A smaller one is enough only where a circle of 24 points around it meets no other target. Sizes and \
      distances are those that were declared.
      """,
    policy: .wcag, impact: .serious, criteria: ["2.5.8"],
    fix: "Give the label frame(minWidth: 44, minHeight: 44) and a contentShape(_:), or more spacing to the stack.",
    failing: Example(
      "two halves of a stepper that touch", target("more", "Increase", 20, gap: 2), target("less", "Decrease", 20)),
    passing: Example(
      "the two with room between", target("more", "Increase", 20, gap: 12), target("less", "Decrease", 20)),
    check: .tree { tree, verdicts in
      let spacings = TargetSpacing.ofSmallTargets(in: tree)
      for node in tree.nodes {
        guard let size = TargetSize(node), let isSmall = size.isSmaller(than: 24) else { continue }
        switch isSmall ? spacings[node.place] ?? .unknown : .kept {
        case .kept: verdicts.pass()
        case .broken(let other):
          verdicts.fail(node, "\(node.title) is \(size.words), and \(other.title) is too near")
        case .unknown:
          verdicts.review(
            node, .frameUnknown, "\(node.title) is \(size.words), and how far the next control is was not declared")
        }
      }
    })

  private static func target(_ id: NodeID, _ label: String, _ side: Double, gap: Double? = nil) -> SemanticNode {
    .button(id, label).with {
      $0.appearance = Appearance().with {
        $0.frame = .init(width: side, height: side)
        $0.gap = gap.map { .init(axis: .vertical, distance: $0) }
      }
    }
  }
}
