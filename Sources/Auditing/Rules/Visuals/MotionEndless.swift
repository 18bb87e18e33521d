import Semantics

extension Rule {
  static let motionEndless = Rule(
    .motionEndless, "What moves by itself comes to an end",
    why: """
      A movement that starts by itself and goes on for longer than five seconds draws the eye away from everything else; \
      people with an attention disorder cannot read beside it. It is told where it goes on with Reduce Motion as well; \
      whether a control on the screen can stop it is not known.
      """,
    policy: .experimental, impact: .serious, criteria: ["2.2.2"],
    fix: "Show the movement only while accessibilityReduceMotion is false, or give it a trigger or an end.",
    failing: Example("dots that pulse without end") { dots($0, isEndless: true) },
    passing: Example("dots that rest with Reduce Motion") { dots($0, isEndless: !$0.reduceMotion) },
    check: .variants { trees, verdicts in
      guard let base = trees.first, !base.environment.reduceMotion else { return }
      var wanted = base.environment
      wanted.reduceMotion = true
      guard let reduced = trees.first(where: { $0.environment == wanted }) else { return }
      let left = reduced.tree.motions.filter { $0.isEndless == true }
      for motion in left {
        let node = motion.nodes.first.flatMap { reduced.node($0) }
        let what = node.map { " of \($0.title)" } ?? ""
        verdicts.fail(
          node, "the movement “\(escaped(motion.effect))”\(what) never ends, also with Reduce Motion",
          at: motion.source)
      }
      let started = base.tree.motions.count { $0.isEndless == true }
      for _ in 0..<max(started - left.count, 0) { verdicts.pass() }
    })

  private static func dots(_ environment: SemanticEnvironment, isEndless: Bool) -> SemanticTree {
    SemanticTree(
      environment: environment, nodes: [.text("dots", "Loading")],
      motions: isEndless ? [DeclaredMotion(effect: "phaseAnimator", nodes: ["dots"], isEndless: true)] : [])
  }
}
