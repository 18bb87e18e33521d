import Semantics

extension Rule {
  static let motionChangesSpeech = Rule(
    .motionChangesSpeech, "Reduce Motion changes nothing that is heard",
    why: """
      Reduce Motion is about what moves. When the same gestures say something else, play another haptic or lead to \
      another place with it, one of the two ways was forgotten: a value that is set only at the end of an animation, \
      for example.
      """,
    policy: .platform, impact: .serious, criteria: ["4.1.2"],
    fix:
      "Choose only the animation by accessibilityReduceMotion, as in withAnimation(reduceMotion ? nil : .snappy), never whether a value is set.",
    failing: Example(
      "a button that only announces when it may move",
      react: { screen, _, _ in
        screen.count("3")
        return screen.tree.environment.reduceMotion ? [] : [.announcement(text: "3", priority: .default)]
      }, tree: plusAndNumber),
    passing: Example(
      "a button that always announces",
      react: { screen, _, _ in
        screen.count("3")
        return [.announcement(text: "3", priority: .default)]
      }, tree: plusAndNumber),
    check: .exploration { exploration, verdicts in
      for _ in 0..<exploration.equalSteps { verdicts.pass() }
      for difference in exploration.differences {
        verdicts.gestures = difference.gestures
        let other = difference.node?.environment.reduceMotion == true ? "without" : "with"
        verdicts.fail(
          difference.node,
          "\(other) Reduce Motion \(text(difference.twinSpeech)) follows, and otherwise \(text(difference.speech))")
      }
      verdicts.gestures = []
    })

  private static func text(_ lines: [String]) -> String {
    lines.isEmpty ? "nothing" : "“\(lines.joined(separator: " "))”"
  }

  private static let plusAndNumber: @Sendable (SemanticEnvironment) -> SemanticTree = {
    SemanticTree(environment: $0, nodes: [.button("plus", "Increase"), .text("count", "2")])
  }
}
