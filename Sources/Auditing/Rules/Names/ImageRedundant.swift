import Semantics

extension Rule {
  static let imageRedundant = Rule(
    .imageRedundant, "An image does not say again what is written beside it",
    why: """
      An image whose label is the text right beside it is heard as “Phone, image” and then as “Phone”: one stop more, and \
      nothing learnt. What is said already leaves the image to the eye.
      """,
    policy: .bestPractice, impact: .minor, criteria: ["1.1.1"],
    fix:
      "Use Image(decorative:) or accessibilityHidden(true), or combine both with accessibilityElement(children: .ignore).",
    failing: Example("an icon with the label of the text", icon("Phone"), .text("phone", "Phone")),
    passing: Example("an icon that says something else", icon("Verified"), .text("phone", "Phone")),
    check: .node { node, verdicts in
      guard node.isPicture, node.isStop, let name = node.name, !node.isNamedByItsPicture else { return }
      let words = SpokenWords(name)
      let isSaidBeside = [node.next, node.previous].compactMap(\.self).contains { beside in
        beside.role == .text && beside.isStop && beside.name.map { SpokenWords($0) == words } == true
      }
      guard isSaidBeside else { return verdicts.pass() }
      verdicts.fail(node, "the image \(node.title) says again what is written beside it")
    })

  private static func icon(_ label: String) -> SemanticNode {
    SemanticNode(id: "icon", role: .image, traits: .image, label: label)
  }
}
