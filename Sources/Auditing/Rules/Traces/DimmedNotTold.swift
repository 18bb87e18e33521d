import Narration
import Semantics

extension Rule {
  static let dimmedNotTold = Rule(
    .dimmedNotTold, "What looks dimmed says so",
    why: """
      A button that turns grey while something is missing, and does nothing then, shows that it cannot be used to whoever \
      sees it. Whoever listens hears the same button as ever, presses it, and nothing happens.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.2"],
    fix: "Use disabled(_:) with the condition that changes its colours.",
    failing: Example("a button that is grey until the terms are accepted", [terms, send(isGrey: true)]) { tree, _, id in
      accept(&tree, id) { $0.appearance?.background = .init(hex: 0x0000FF) }
    },
    passing: Example(
      "the button, which is disabled as well", [terms, send(isGrey: true).with { $0.isEnabled = false }]
    ) { tree, _, id in
      accept(&tree, id) {
        $0.appearance?.background = .init(hex: 0x0000FF)
        $0.isEnabled = true
      }
    },
    check: .exploration { exploration, verdicts in
      let dull = dullButtons(in: exploration, &verdicts)
      for step in exploration.steps {
        guard step.gesture == .activate(1), let node = step.node, node.isEnabled, node.traits.contains(.button),
          !node.node.isOfSystem
        else { continue }
        guard node.looksDimmed || dull[step.from]?.contains(node.semanticPath) == true else { continue }
        guard !step.changed, step.step.events.isEmpty else {
          verdicts.pass()
          continue
        }
        verdicts.gestures = step.gestures
        verdicts.fail(node, "\(node.title) looks dimmed and does nothing, and is not said to be dimmed")
      }
      verdicts.gestures = []
    })

  /// The buttons that look duller in a state than in another one and say the same in both, by the state; those that say
  /// that they are dimmed pass.
  private static func dullButtons(
    in exploration: Exploration, _ verdicts: inout Verdicts
  ) -> [Int: Set<String>] {
    var dull: [Int: Set<String>] = [:]
    for step in exploration.steps where step.changed {
      for before in step.before.nodes where before.traits.contains(.button) && before.node.hasRareFacets {
        guard before.isStop, before.node.id != step.stop.node, let after = step.after.node(before.node.id),
          !after.isWithheld, let looks = before.appearance, let others = after.appearance, looks != others
        else { continue }
        guard before.isEnabled == after.isEnabled else {
          verdicts.pass()
          continue
        }
        guard before.isEnabled, before.node.heard == after.node.heard else { continue }
        if looks.isDuller(than: others) { dull[step.from, default: []].insert(before.semanticPath) }
        if others.isDuller(than: looks) { dull[step.to, default: []].insert(after.semanticPath) }
      }
    }
    return dull
  }

  private static let terms = SemanticNode(
    id: "terms", role: .toggle, traits: [.toggle, .button], label: "Accept the terms", actions: [.activate]
  ).with { $0.toggle = .off }

  private static func send(isGrey: Bool) -> SemanticNode {
    .button("send", "Send").with {
      $0.appearance = Appearance().with { $0.background = .init(hex: isGrey ? 0xAAAAAA : 0x0000FF) }
    }
  }

  private static func accept(
    _ tree: inout SemanticTree, _ id: NodeID, _ change: (inout SemanticNode) -> Void
  ) -> [SemanticEvent] {
    guard id == "terms" else { return [] }
    tree.nodes[0].toggle = .on
    change(&tree.nodes[1])
    return []
  }
}

extension AuditedNode {
  /// Whether grey stands on grey, or all is half transparent, as in what the system itself dims.
  fileprivate var looksDimmed: Bool {
    guard node.hasRareFacets, let looks = node.appearance else { return false }
    if let opacity = looks.opacity, opacity <= 0.6 { return true }
    guard let text = looks.foreground, let surface = looks.background else { return false }
    return text.isGrey && (0.4...0.75).contains(text.red) && surface.isGrey
  }
}

extension Appearance {
  /// Whether the same thing looks more like what cannot be used: fainter, or grey where it has a colour otherwise.
  fileprivate func isDuller(than other: Appearance) -> Bool {
    if (opacity ?? 1) < (other.opacity ?? 1) { return true }
    return [(background, other.background), (foreground, other.foreground)].contains { own, other in
      guard let own, let other, own != other else { return false }
      return own.isGrey && !other.isGrey
    }
  }
}

extension Appearance.Color {
  /// Whether there is no colour in it, and it is neither black nor white.
  fileprivate var isGrey: Bool {
    let parts = [red, green, blue]
    guard let most = parts.max(), let least = parts.min() else { return false }
    return most - least < 0.08 && (0.1...0.97).contains(most)
  }
}
