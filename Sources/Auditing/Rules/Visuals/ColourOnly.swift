import Semantics

extension Rule {
  static let colourOnly = Rule(
    .colourOnly, "No state is shown to the eye alone",
    why: """
      When a press changes a colour or a symbol and nothing that is spoken, the new state exists only for whoever sees \
      it: a home-made checkbox, a row that is ticked, a rating. Where only a colour changes, nobody who cannot tell the \
      two apart knows it either.
      """,
    policy: .wcag, impact: .serious, criteria: ["1.4.1", "4.1.2", "1.3.1"],
    fix: """
      Say the state: accessibilityAddTraits(.isSelected) or accessibilityValue(_:), or use a Toggle or a Picker with a \
      style of your own.
      """,
    failing: Example("a size that turns blue when it is chosen", [chip(0xFFFFFF)]) { screen, _, _ in
      screen.change("medium") { $0.appearance?.background = .init(hex: 0xCCE4FF) }
      return []
    },
    passing: Example("the size, which is selected as well", [chip(0xFFFFFF)]) { screen, _, _ in
      screen.change("medium") {
        $0.appearance?.background = .init(hex: 0xCCE4FF)
        $0.traits.insert(.selected)
      }
      return []
    },
    check: .step { step, verdicts in
      guard step.changed, let node = step.node else { return }
      let before = Impression(of: step.before)
      let after = Impression(of: step.after)
      let announced = !step.announcements.isEmpty
      let isSilent = before.heard == after.heard && !announced
      if isSilent, before.seen != after.seen || before.paints != after.paints {
        let what = before.symbols == after.symbols ? "a colour" : "a symbol"
        verdicts.fail(node, "\(what) changes when \(node.title) is used, and nothing that is spoken does")
        return
      }
      // What is pressed has to tell its own state, whatever is told elsewhere.
      guard !announced, let nodeAfter = step.nodeAfter else { return }
      let symbols = (node.symbols, nodeAfter.symbols)
      if symbols.0.count == symbols.1.count, symbols.0 != symbols.1, node.node.heard == nodeAfter.node.heard {
        verdicts.fail(
          node,
          "the symbol on \(node.title) changes from \(name(symbols.0)) to \(name(symbols.1)), and it says nothing of it"
        )
      } else if node.node.heard == nodeAfter.node.heard, looksOtherwise(nodeAfter, than: node),
        !isNamedElsewhere(node, in: step)
      {
        verdicts.fail(node, "\(node.title) looks otherwise when it is used, and says nothing of it")
      } else if before.seen != after.seen {
        verdicts.pass()
      }
    })

  private static func chip(_ background: UInt32) -> SemanticNode {
    .button("medium", "Medium").with {
      $0.appearance = Appearance().with {
        $0.foreground = .init(hex: 0x000000)
        $0.background = .init(hex: background)
      }
    }
  }

  /// Whether a control has other colours or another weight of type; symbols that come and go count as well.
  private static func looksOtherwise(_ after: AuditedNode, than before: AuditedNode) -> Bool {
    guard before.isActionable, before.node.role != .disclosure else { return false }
    return before.sights != after.sights
  }

  /// Whether what is new on the screen speaks of the control, such as “Size: Medium”.
  private static func isNamedElsewhere(_ node: AuditedNode, in step: AuditedStep) -> Bool {
    guard let name = node.name.map(SpokenWords.init), !name.isEmpty else { return false }
    return step.news.contains { SpokenWords($0.text).contains(name) }
      || step.appeared.contains { SpokenWords($0.allTexts).contains(name) }
  }

  private static func name(_ symbols: [String]) -> String {
    symbols.map { "“\(escaped($0))”" }.joined(separator: ", ")
  }
}
