import Semantics

extension Rule {
  static let nameContainsRole = Rule(
    .nameContainsRole, "Names leave the role to the reader",
    why: """
      A reader speaks what a control is after its name, so “Add button” is heard as “Add button, button”. The words of \
      the role are looked for at the end of a label, and at its beginning in languages that put them there; a role that \
      is written on the control is left alone, unless a switch or a slider is called so and nothing else.
      """,
    policy: .bestPractice, impact: .moderate,
    fix: "Leave the word for the role out of the label.",
    failing: Example("a button that calls itself one", .button("add", "Add button")),
    passing: Example("the button without it", .button("add", "Add")),
    check: .tree { tree, verdicts in
      var unknown: AuditedNode?
      for node in tree.nodes {
        let it = node.node
        guard it.label != nil, let role = roleNamed(it), let name = node.name else { continue }
        guard let words = node.spokenWordList else {
          if role != .text { unknown = unknown ?? node }
          continue
        }
        // What a text shows is what it says.
        if role == .text, name == node.visibleText { continue }
        let found = words.roleNames[role].flatMap { word(of: $0, in: name) } ?? picture(in: node, words)
        if let found, !node.isDrawn(SpokenWords(found)) || isNothingElse(SpokenWords(found), name, role) {
          verdicts.fail(
            node, "\(node.title) says “\(found)”, which a reader says anyway")
        } else {
          verdicts.pass()
        }
      }
      verdicts.reviewMissingWords(unknown, for: "in names")
    })

  /// The role by which a reader calls a node.
  private static func roleNamed(_ node: SemanticNode) -> Role? {
    switch node.role {
    case .button, .link, .image, .slider, .stepper, .toggle, .textField, .secureField, .searchField, .tab: node.role
    case .element, .text:
      node.traits.contains(.button)
        ? .button
        : node.traits.contains(.link)
          ? .link
          : node.traits.contains(.image) ? .image : .text
    default: nil
    }
  }

  /// The word for a picture at the end of a control's name that otherwise holds what the picture shows: “Gear icon”.
  private static func picture(in node: AuditedNode, _ words: WordList) -> String? {
    guard node.isActionable, let name = node.name, let names = words.roleNames[.image] else { return nil }
    let shown = node.symbols.map { SpokenWords($0).words.joined() }
    guard !shown.isEmpty, let found = word(of: names, in: name) else { return nil }
    let rest = SpokenWords(name).words.filter { !SpokenWords(found).words.contains($0) }
    return !rest.isEmpty && rest.allSatisfy { part in shown.contains { $0.contains(part) } } ? found : nil
  }

  /// Whether a control that is set to something is called by its role alone, as a placeholder is: “Toggle”.
  private static func isNothingElse(_ found: SpokenWords, _ name: String, _ role: Role) -> Bool {
    guard ![.button, .link, .image, .tab].contains(role) else { return false }
    return SpokenWords(name) == found
  }

  private static func word(of names: WordList.RoleNames, in name: String) -> String? {
    let name = name.lowercased()
    // Most labels hold none of them; only the rest is taken apart.
    guard names.last.contains(where: name.contains) || names.first.contains(where: name.contains) else { return nil }
    let words = SpokenWords(name)
    return names.last.first { words.ends(with: SpokenWords($0)) }
      ?? names.first.first { words.begins(with: SpokenWords($0)) }
  }
}
