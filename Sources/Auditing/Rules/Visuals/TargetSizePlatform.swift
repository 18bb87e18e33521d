import Semantics

extension Rule {
  static let leastTargetSize = Option(
    .targetSizePlatform, "points", 44, in: 24...100, "least width and height in points")

  static let targetSizePlatform = Rule(
    .targetSizePlatform, "A control is as large as a fingertip",
    why: """
      Apple asks for 44 by 44 points on a touch screen; smaller controls are missed by many. Links within text are \
      exempt, and so is what the rule of 24 points reports already.
      """,
    policy: .platform, impact: .moderate, criteria: ["2.5.5"],
    options: [leastTargetSize],
    fix: "Give the label frame(minWidth: 44, minHeight: 44) and a contentShape(_:) where nothing is drawn.",
    failing: Example("a button of 32 points", target(32)),
    passing: Example("a button of 44 points", target(44)),
    check: .tree { tree, verdicts in
      guard tree.environment.platform.family == .iOS else { return }
      let least = verdicts.options[leastTargetSize]
      let spacings = TargetSpacing.ofSmallTargets(in: tree)
      for node in tree.nodes {
        if isMini(node, least) {
          let asked = "\(numeral(least)) by \(numeral(least))"
          verdicts.fail(node, "\(node.title) has the mini control size; \(asked) points are asked for")
          continue
        }
        if let around = sizeAround(node) {
          verdicts.fail(
            node,
            "\(node.title) is as large as its symbol: \(around) were declared around the button, and not inside of it"
          )
          continue
        }
        guard let size = TargetSize(node), let isSmall = size.isSmaller(than: least) else { continue }
        if case .broken = spacings[node.place] { continue }
        if isSmall {
          verdicts.fail(node, "\(node.title) is \(size.words); \(numeral(least)) by \(numeral(least)) are asked for")
        } else {
          verdicts.pass()
        }
      }
    })

  /// The frame or the room around a button that is a small symbol, which was meant to make it larger and does not.
  private static func sizeAround(_ node: AuditedNode) -> String? {
    guard node.hasRareFacets, let looks = node.appearance, let around = looks.surroundings, node.isStop,
      node.isOperable, looks.frame == nil, looks.hitSize == nil, let width = around.width, let height = around.height,
      min(width, height) >= 24,
      let type = TypeSizes.points(of: looks, in: node.tree.environment) ?? looks.pointSize, type < 30
    else { return nil }
    return "\(points(width)) by \(points(height)) points"
  }

  /// Whether the control was declared to be as small as there is, and nothing in it is known to make it higher.
  private static func isMini(_ node: AuditedNode, _ least: Double) -> Bool {
    guard node.hasRareFacets, let looks = node.appearance, looks.controlSize == "mini", node.isStop, node.isOperable
    else {
      return false
    }
    return max(looks.frame?.height ?? 0, looks.hitSize?.height ?? 0) < least
  }

  private static func target(_ side: Double) -> SemanticNode {
    .button("more", "Increase").with {
      $0.appearance = Appearance().with { $0.frame = .init(width: side, height: side) }
    }
  }
}
