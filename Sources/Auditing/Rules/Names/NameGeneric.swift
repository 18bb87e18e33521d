import Semantics

extension Rule {
  static let nameGeneric = Rule(
    .nameGeneric, "Names say what, and not only “here”, “more” or “photo”",
    why: """
      Whoever goes from link to link or from button to button hears them without the text around them, and “more” or \
      “here” says nothing then; “chart” says nothing of what it shows, and “select” not what is chosen. A switch called \
      “On” tells how something is, and not what. A named group around it says the rest, and so does a hint.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.4.4", "2.4.6"],
    fix: "Name what is behind it, with accessibilityLabel(_:) where the screen shall keep the short word.",
    failing: Example("a button that says nothing of its own", .button("more", "More")),
    passing: Example("the button with what is behind it", .button("more", "More about delivery")),
    check: .tree { tree, verdicts in
      var unknown: AuditedNode?
      for node in tree.nodes {
        let it = node.node
        if node.hasRareFacets { judgeLinks(in: node, &verdicts) }
        judgeActions(of: node, &verdicts)
        guard it.label != nil, let kind = kind(of: node), node.isStop, let name = node.name else { continue }
        guard let words = node.spokenWordList else {
          unknown = unknown ?? node
          continue
        }
        let bare = name.utf8.count > 40 ? name : SpokenWords(name).phrase
        guard words[keyPath: kind].contains(bare), it.hint == nil, !node.isInsideNamed else {
          verdicts.pass()
          continue
        }
        verdicts.fail(node, "\(node.title) names nothing by itself")
      }
      for rotor in tree.tree.rotors where AuditedNode.name(rotor.name) == nil {
        guard let node = rotor.entries.lazy.compactMap({ tree.node($0.node) }).first else { continue }
        verdicts.fail(node, "the rotor that leads to \(node.title) has no name")
      }
      verdicts.reviewMissingWords(unknown, for: "in names")
    })

  /// The links of a text are gone through one by one, apart from the words around them.
  private static func judgeLinks(in node: AuditedNode, _ verdicts: inout Verdicts) {
    guard let links = node.appearance?.links, let words = node.spokenWordList else { return }
    for link in links {
      guard words.generic.contains(SpokenWords(link).phrase) else {
        verdicts.pass()
        continue
      }
      verdicts.fail(node, "the link “\(escaped(link))” in \(node.title) names nothing by itself")
    }
  }

  /// The actions of a stop are gone through one by one, too; a number tells them apart and not what they do.
  private static func judgeActions(of node: AuditedNode, _ verdicts: inout Verdicts) {
    let actions = node.isStop ? node.namedActions : []
    guard !actions.isEmpty, let list = node.spokenWordList else { return }
    for action in actions {
      let words = SpokenWords(action).words
      let bare =
        words.last?.allSatisfy(\.isNumber) == true ? words.dropLast().joined(separator: " ") : action.lowercased()
      guard bare.isEmpty || list.unspecific.contains(bare) else {
        verdicts.pass()
        continue
      }
      verdicts.fail(node, "the action “\(escaped(action))” of \(node.title) does not say what it does")
    }
  }

  /// The words that are too general for a node; nil where every word will do.
  private static func kind(of node: AuditedNode) -> KeyPath<WordList, [String]>? {
    switch node.node.role {
    case .button, .link: \.generic
    // A menu that says “More” in words is what every app has; three dots alone say nothing of their own.
    case .menu: node.node.drawn.isEmpty && node.node.identifier != nil ? \.generic : nil
    case .picker: \.choosing
    case .toggle: \.allStates
    case .element, .text, .image:
      node.isPicture ? \.images : node.traits.isDisjoint(with: [.button, .link]) ? nil : \.generic
    default: nil
    }
  }
}
