import Semantics

extension Rule {
  static let motionOnPress = Rule(
    .motionOnPress, "What a press moves by much comes to rest with Reduce Motion",
    why: """
      A card that flies in, springs up or spins round when a button is pressed makes people with a vestibular disorder \
      dizzy. Each step is made with Reduce Motion off and on: what moves by sixty points or more, grows or shrinks by two \
      fifths or turns by more than half a circle in both fails. The nudge of a knob and the turn of a chevron are left \
      alone.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.3.3"],
    fix:
      "Read accessibilityReduceMotion from the environment, and make the change without an animation where it is true.",
    failing: Example("a card that always grows", [.button("grow", "Grow the card")]) { screen, _, _ in
      screen.grow(evenReduced: true)
      return []
    },
    passing: Example("a card that grows at once with Reduce Motion", [.button("grow", "Grow the card")]) {
      screen, _, _ in
      screen.grow(evenReduced: false)
      return []
    },
    check: .step { step, verdicts in
      guard let node = step.node, !step.before.environment.reduceMotion, !step.after.tree.shifts.isEmpty else { return }
      guard let motion = step.unreduced.first else { return verdicts.pass() }
      verdicts.fail(
        node, "the movement “\(escaped(motion.effect))” when \(node.title) is used is the same with Reduce Motion",
        at: motion.source)
    })
}

extension ExampleScreen {
  fileprivate func grow(evenReduced: Bool) {
    guard evenReduced || !tree.environment.reduceMotion else { return tree.shifts = [] }
    tree.shifts = [DeclaredMotion(effect: "scale", nodes: [])]
  }
}
