import Semantics

extension Rule {
  static let flash = Rule(
    .flash, "Nothing flashes more than three times a second",
    why: """
      Flashes can bring on a seizure. A flash is a change of luminance by a tenth or more and back, where the darker of \
      the two is below 0.8. They are counted where a component declares the colours of its phases; a field below a \
      quarter of the middle of the view may flash.
      """,
    policy: .wcag, impact: .critical, criteria: ["2.3.1"],
    fix: "Lengthen the animation of each phase to a sixth of a second and more, or let the colours differ less.",
    failing: Example("a field that goes black and white five times a second") { field($0, seconds: 0.1) },
    passing: Example("a field that does so twice a second") { field($0, seconds: 0.25) },
    check: .tree { tree, verdicts in
      for motion in tree.tree.motions {
        guard let frames = motion.frames, frames.count > 1 else { continue }
        let rate = FlashRate(frames).perSecond
        let node = motion.nodes.first.flatMap { tree.node($0) }
        guard rate > 3 else {
          verdicts.pass()
          continue
        }
        let message = "“\(escaped(motion.effect))” flashes \(truncated(rate)) times a second"
        guard let width = node?.appearance?.frame?.width, let height = node?.appearance?.frame?.height else {
          verdicts.review(node, .frameUnknown, message + "; how large the field is was not declared")
          continue
        }
        if width * height < smallField { verdicts.pass() } else { verdicts.fail(node, message) }
      }
    })

  /// A quarter of 341 by 256 points, which is what ten degrees of the view hold of a screen at arm's length.
  private static let smallField = 341.0 * 256 / 4

  private static func field(_ environment: SemanticEnvironment, seconds: Double) -> SemanticTree {
    let node = SemanticNode(id: "field", role: .image, traits: .image, label: "Alarm").with {
      $0.appearance = Appearance().with { $0.frame = .init(width: 320, height: 320) }
    }
    let frames = [Appearance.Color.black, .white].map { DeclaredMotion.Frame(seconds: seconds, color: $0) }
    return SemanticTree(
      environment: environment, nodes: [node],
      motions: [DeclaredMotion(effect: "phaseAnimator", nodes: ["field"], isEndless: true, frames: frames)])
  }
}

/// How often a series of colours flashes, when it is shown again and again.
struct FlashRate {
  let perSecond: Double

  init(_ frames: [DeclaredMotion.Frame]) {
    let duration = frames.reduce(0) { $0 + max($1.seconds, 1.0 / 60) }
    let lights = frames.map(\.color.luminance)
    let changes = lights.indices.filter { index in
      let (one, two) = (lights[index], lights[(index + 1) % lights.count])
      return abs(one - two) >= 0.1 && min(one, two) < 0.8
    }
    let reds = frames.indices.filter { index in
      frames[index].color.isSaturatedRed != frames[(index + 1) % frames.count].color.isSaturatedRed
    }
    // A flash is a pair of changes, there and back.
    perSecond = Double(max(changes.count, reds.count)) / 2 / duration
  }
}

extension Appearance.Color {
  /// Red at four fifths of all the light or more, for which every change counts.
  fileprivate var isSaturatedRed: Bool {
    let total = red + green + blue
    return total > 0 && red / total >= 0.8
  }
}
