import Semantics

extension Rule {
  static let imageRedundant = Rule(
    .imageRedundant, "An image that tells nothing new is left to the eye",
    why: """
      An image whose label is the text right beside it is heard as “Phone, image” and then as “Phone”: one stop more, and \
      nothing learnt. So is “Decorative image of leaves”, which tells whoever listens that there is nothing to hear.
      """,
    policy: .bestPractice, impact: .minor, criteria: ["1.1.1"],
    fix:
      "Use Image(decorative:) or accessibilityHidden(true), or combine both with accessibilityElement(children: .ignore).",
    failing: Example("an icon with the label of the text", icon("Phone"), .text("phone", "Phone")),
    passing: Example("an icon that says something else", icon("Verified"), .text("phone", "Phone")),
    check: .node { node, verdicts in
      guard node.isPicture, node.isStop, let name = node.name, !node.isNamedByItsPicture else { return }
      let words = SpokenWords(name)
      if let list = node.spokenWordList, words.words.contains(where: list.decorating.contains),
        words.words.contains(where: list.images.contains)
      {
        return verdicts.fail(node, "\(node.title) is heard, and says that it only decorates")
      }
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
