import Semantics

extension Rule {
  static let dimmedActs = Rule(
    .dimmedActs, "A dimmed control does nothing",
    why: """
      A control that is announced as dimmed and still acts, on a second route such as a switch, a voice or a held key, \
      does what somebody was told cannot be done.
      """,
    policy: .platform, impact: .serious, criteria: ["4.1.2"],
    fix: "Use disabled(_:), which stops every route, rather than traits or looks that only say so.",
    failing: Example("a dimmed button that pays", [.button("pay", "Pay").with { $0.isEnabled = false }]) { tree, _, _ in
      tree.nodes = [.text("paid", "Paid")]
      return []
    },
    passing: Example(
      "a dimmed button that does not pay", .button("pay", "Pay").with { $0.isEnabled = false }),
    check: .exploration { exploration, verdicts in
      for forced in exploration.forced {
        guard forced.hadEffect else {
          verdicts.pass()
          continue
        }
        verdicts.gestures = forced.gestures
        verdicts.fail(forced.node, "\(forced.node.title) is dimmed and acts all the same")
      }
      verdicts.gestures = []
    })
}
