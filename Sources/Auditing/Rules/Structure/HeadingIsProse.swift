import Semantics

extension Rule {
  static let headingIsProse = Rule(
    .headingIsProse, "A heading is a few words",
    why: """
      Whoever goes from heading to heading wants to know in a moment what follows. A paragraph that is a heading is none: \
      it has to be heard to its end, at every visit.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1", "2.4.6"],
    fix: "Give the header trait to the few words above the paragraph, and to nothing else.",
    failing: Example(
      "a paragraph as a heading",
      heading("Bake it for forty minutes at a medium heat. Then let it cool on a rack before you cut it.")),
    passing: Example("a few words", heading("How to bake it")),
    check: .node { node, verdicts in
      guard node.traits.contains(.header), node.isStop, let name = node.name else { return }
      guard name.count > 60, name.hasSuffix(".") || name.contains(". ") else { return verdicts.pass() }
      verdicts.fail(node, "the heading \(node.title) is a paragraph")
    })

  private static func heading(_ label: String) -> SemanticNode {
    .text("heading", label).with { $0.traits.insert(.header) }
  }
}
