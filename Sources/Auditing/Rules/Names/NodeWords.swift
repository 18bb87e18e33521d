import Semantics

extension AuditedNode {
  /// The words of the language in which the node is spoken: its own, that of what is around it, or the screen's.
  var spokenWordList: WordList? { ownLanguage.map { WordList.of(locale: $0.lowercased()) } ?? words }

  /// The language that was declared for the node or for something around it.
  var ownLanguage: String? {
    if let own = node.language { return own }
    for ancestor in ancestors { if let outer = ancestor.node.language { return outer } }
    return nil
  }

  /// Whether a text is what somebody who looks reads in the node too.
  func isDrawn(_ words: SpokenWords) -> Bool {
    let drawn = node.drawn
    return !drawn.isEmpty && SpokenWords(drawn.joined(separator: " ")).contains(words)
  }

  /// Whether the node holds what a person typed.
  var isField: Bool {
    switch node.role {
    case .textField, .secureField, .searchField, .textEditor: true
    default: false
    }
  }

  /// Whether it is a field that looks for what is typed into it.
  var isSearchField: Bool { isField && (node.role == .searchField || self.traits.contains(.searchField)) }

  /// Whether the node is heard inside something that has a name, which is spoken on the way in.
  var isInsideNamed: Bool { ancestors.contains { $0.node.container != nil && $0.name != nil } }

  /// The node before this one that has the same parent.
  var precedingSibling: AuditedNode? {
    guard place > 0, entry.parent != place - 1 else { return nil }
    var sibling = AuditedNode(tree: tree, place: place - 1)
    while sibling.entry.parent != entry.parent {
      guard let parent = sibling.parent else { return nil }
      sibling = parent
    }
    return sibling.isWithheld == isWithheld ? sibling : nil
  }
}

extension Verdicts {
  /// Says once of a screen that it could not be judged for want of words.
  mutating func reviewMissingWords(_ node: AuditedNode?, for purpose: String) {
    guard let node else { return }
    review(
      nil, .localeWordlistMissing,
      "there are no words of “\(escaped(node.ownLanguage ?? node.environment.locale))” to look for \(purpose)")
  }
}

extension AuditedNode {
  /// Whether the name begins as that of a control does which does away with something, such as “Close”.
  var isClosing: Bool {
    guard let list = spokenWordList else { return false }
    let name = SpokenWords(node.label ?? "")
    return list.closing.contains { name.begins(with: SpokenWords($0)) }
  }
}
