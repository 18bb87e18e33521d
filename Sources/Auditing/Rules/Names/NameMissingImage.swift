import Semantics

extension Rule {
  static let nameMissingImage = Rule(
    .nameMissingImage, "Every image has a name or is left to the eye",
    why: """
      An image that a reader meets without a label is read as “image”, or by what it is called in its catalogue: “cart \
      badge plus, image”. That is noise where it decorates, and a riddle where it means something.
      """,
    policy: .wcag, impact: .critical, criteria: ["1.1.1"],
    fix: """
      Say what the image means with accessibilityLabel(_:), or leave it to the eye with Image(decorative:) or \
      accessibilityHidden(true).
      """,
    failing: Example("a symbol by itself", SemanticNode(id: "cart", role: .image, traits: .image)),
    passing: Example("the symbol with a label", SemanticNode(id: "cart", role: .image, traits: .image, label: "Cart")),
    check: .node { node, verdicts in
      guard node.isPicture else { return }
      guard let name = node.name else { return verdicts.fail(node, "\(node.title) has no name") }
      guard node.isNamedByItsPicture else { return verdicts.pass() }
      verdicts.fail(node, "the image is only named after its picture, “\(escaped(name))”")
    })
}
