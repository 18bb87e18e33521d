import Semantics

extension Rule {
  static let typeFixed = Rule(
    .typeFixed, "Text grows with the size that people set",
    why: """
      A font of a number of points stays as it is when somebody sets a larger type. The screen is evaluated at the \
      standard and at the largest size: a number that is an @ScaledMetric grows, and is right.
      """,
    policy: .experimental, impact: .serious, criteria: ["1.4.4"],
    fix: "Use a text style such as .body, Font.custom(_:size:relativeTo:), or an @ScaledMetric for the size.",
    failing: Example("a text of 15 points") { text(in: $0, grows: false) },
    passing: Example("a text whose points grow") { text(in: $0, grows: true) },
    check: .variants { trees, verdicts in
      guard let base = trees.first,
        let large = trees.first(where: { $0.environment.dynamicTypeSize == "accessibility5" }),
        base.environment.dynamicTypeSize != "accessibility5"
      else { return }
      for text in base.drawnTexts {
        guard let size = text.appearance.pointSize, text.appearance.textStyle == nil else { continue }
        // Where nothing can grow, as in a bar of tabs, the system shows the control in large.
        guard text.appearance.hasLargeContent != true else {
          verdicts.pass()
          continue
        }
        guard text.text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
        guard let other = large.node(text.node.node.id)?.appearance?.pointSize, other > size else {
          verdicts.fail(text.node, "“\(escaped(text.text))” stays at \(points(size)) points at every type size")
          continue
        }
        verdicts.pass()
      }
    })

  private static func text(in environment: SemanticEnvironment, grows: Bool) -> SemanticTree {
    let isLarge = environment.dynamicTypeSize == "accessibility5"
    let node = SemanticNode.text("text", "Opening hours").with {
      $0.appearance = Appearance().with { $0.pointSize = isLarge && grows ? 40 : 15 }
    }
    return SemanticTree(environment: environment, nodes: [node])
  }
}
