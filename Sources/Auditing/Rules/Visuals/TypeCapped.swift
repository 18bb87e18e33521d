import Semantics

extension Rule {
  static let typeCapped = Rule(
    .typeCapped, "The largest type sizes are let through",
    why: """
      A limit of dynamicTypeSize(_:) below the accessibility sizes takes them away from the people who set one because \
      they cannot read anything smaller.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.4.4"],
    fix: "Lift the limit to .accessibility3 at least, and let the layout change instead.",
    failing: Example("a text that is capped") { text(in: $0, size: "xLarge") },
    passing: Example("a text that goes further") { text(in: $0, size: "accessibility3") },
    check: .tree { tree, verdicts in
      guard tree.environment.dynamicTypeSize.hasPrefix("accessibility") else { return }
      for text in tree.drawnTexts {
        guard let size = text.appearance.typeSize else { continue }
        guard !size.hasPrefix("accessibility") && text.appearance.hasLargeContent != true else {
          verdicts.pass()
          continue
        }
        verdicts.fail(text.node, "“\(escaped(text.text))” grows no further than \(escaped(size))")
      }
    })

  private static func text(in environment: SemanticEnvironment, size: String) -> SemanticTree {
    let isLarge = environment.dynamicTypeSize.hasPrefix("accessibility")
    let node = SemanticNode.text("text", "Opening hours").with {
      $0.appearance = Appearance().with { if isLarge { $0.typeSize = size } }
    }
    return SemanticTree(environment: environment, nodes: [node])
  }
}
