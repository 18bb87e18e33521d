import Semantics

extension Rule {
  static let contrastNontext = Rule(
    .contrastNontext, "Icons and the borders of fields stand out from what is behind them",
    why: """
      An icon that is all there is of a button, and one that tells something, needs 3 to 1 against what is behind it, and \
      so does the line that shows where a field is. It is worked out from the colours that were declared, in each colour \
      scheme.
      """,
    policy: .experimental, impact: .serious, criteria: ["1.4.11"],
    fix: "Choose a darker or a lighter colour, one for each scheme, or the tint of the system.",
    failing: Example("a pale icon", icon(0xCCCCCC)),
    passing: Example("a grey icon that is seen in both schemes", icon(0x808080)),
    check: .tree { tree, verdicts in
      for place in tree.entries.indices {
        let node = AuditedNode(tree: tree, place: place)
        guard node.hasRareFacets, let looks = node.appearance else { continue }
        if node.isField, let border = looks.border { judge(border, around: node, looks, &verdicts) }
        guard node.node.role == .image, matters(node) else { continue }
        guard let color = looks.foreground, let (ratio, behind) = contrast(of: color, looks, in: tree) else { continue }
        let dependsOnSystem = looks.foregroundOrigin == .system || looks.backgroundOrigin == .system
        let needed = dependsOnSystem ? 3 * TextContrast.systemLeeway : 3
        guard ratio < needed, !dependsOnSystem || color.opacity == 1 else {
          verdicts.pass()
          continue
        }
        verdicts.fail(
          node,
          "the icon of \(owner(of: node).title) is \(color.hexadecimal) on \(behind.hexadecimal), a contrast of \(truncated(ratio)) where 3 is needed"
        )
      }
    })

  /// Judges the line that shows where a field is.
  private static func judge(
    _ border: Appearance.Color, around node: AuditedNode, _ looks: Appearance, _ verdicts: inout Verdicts
  ) {
    guard node.isStop, node.node.isEnabled, let (ratio, behind) = contrast(of: border, looks, in: node.tree) else {
      return
    }
    guard ratio < 3 * TextContrast.systemLeeway else { return verdicts.pass() }
    verdicts.fail(
      node,
      "the line around \(node.title) is \(border.hexadecimal) on \(behind.hexadecimal), a contrast of \(truncated(ratio)) where 3 is needed"
    )
  }

  /// How a colour stands out from what is behind it, and what that is; nil where it is not known.
  private static func contrast(
    of color: Appearance.Color, _ looks: Appearance, in tree: AuditedTree
  ) -> (ratio: Double, behind: Appearance.Color)? {
    guard looks.background != nil || looks.hasUnknownBackground != true else { return nil }
    let behind = looks.behind(in: tree.environment)
    return (color.over(behind, opacity: looks.opacity ?? 1).contrast(with: behind), behind)
  }

  private static func owner(of node: AuditedNode) -> AuditedNode {
    node.entry.owner.flatMap { node.tree.node($0) } ?? node
  }

  /// Whether the icon is all there is to see of something that is spoken.
  private static func matters(_ node: AuditedNode) -> Bool {
    switch node.entry.withheld {
    case nil: return node.isStop && node.node.isEnabled && node.name != nil && !node.isNamedByItsPicture
    case .control:
      let owner = owner(of: node)
      return owner.place != node.place && !owner.isWithheld && owner.node.isEnabled && owner.node.drawn.isEmpty
    default: return false
    }
  }

  private static func icon(_ color: UInt32) -> SemanticNode {
    SemanticNode(id: "icon", role: .image, traits: .image, label: "Show the list").with {
      $0.appearance = Appearance().with { $0.foreground = .init(hex: color) }
    }
  }
}
