import Semantics

extension Rule {
  static let motionNoAlternative = Rule(
    .motionNoAlternative, "What moves comes to rest with Reduce Motion",
    why: """
      Rolling digits, sliding and growing views make people with a vestibular disorder dizzy or sick. The component is \
      evaluated with Reduce Motion off and on: a movement that is still there fails; a fade in its place is right.
      """,
    policy: .platform, impact: .moderate, criteria: ["2.3.3"],
    fix: """
      Read accessibilityReduceMotion from the environment, and use .opacity, .identity or no animation where it is true.
      """,
    failing: Example("digits that always roll") { digits($0, reduced: "numericText") },
    passing: Example("digits that fade with Reduce Motion") { digits($0, reduced: "opacity") },
    check: .variants { trees, verdicts in
      guard let base = trees.first, !base.environment.reduceMotion else { return }
      var wanted = base.environment
      wanted.reduceMotion = true
      guard let reduced = trees.first(where: { $0.environment == wanted }) else { return }
      let moving = base.tree.motions.count { $0.isMoving }
      let left = reduced.tree.motions.filter(\.isMoving)
      for motion in left {
        let node = motion.nodes.first.flatMap { reduced.node($0) }
        let what = node.map { " of \($0.title)" } ?? ""
        verdicts.fail(
          node, "the movement “\(escaped(motion.effect))”\(what) is the same with Reduce Motion", want: "opacity",
          at: motion.source)
      }
      for _ in 0..<max(moving - left.count, 0) { verdicts.pass() }
    })

  private static func digits(_ environment: SemanticEnvironment, reduced: String) -> SemanticTree {
    let effect = environment.reduceMotion ? reduced : "numericText"
    return SemanticTree(
      environment: environment, nodes: [.text("count", "3")],
      motions: [DeclaredMotion(effect: effect, nodes: ["count"])])
  }
}

extension DeclaredMotion {
  /// Whether something changes its place, size or angle; the effects of symbols give way by themselves, and of what
  /// merely repeats it is not known what it changes.
  var isMoving: Bool {
    effect.split(separator: "+").contains { part in
      !["identity", "opacity", "interpolate", "none", "symbolEffect", "repeatForever"].contains(part)
        && !part.hasPrefix("symbolEffect.")
    }
  }
}
