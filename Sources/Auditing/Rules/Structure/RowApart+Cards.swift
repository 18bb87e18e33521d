import Semantics

extension Rule {
  /// Judges cards whose texts are stops of their own, several of a kind or one of three parts: where one ends cannot be
  /// heard.
  static func judgeCards(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    var cards: [[AuditedNode]] = []
    func judge(_ verdicts: inout Verdicts) {
      guard let first = cards.first, cards.count > 1 || first.count > 2 else { return }
      verdicts.fail(
        first[0],
        cards.count == 1
          ? "the card of \(first.count) parts that begins with \(first[0].title) is heard part by part"
          : "\(cards.count) cards of \(first.count) parts, from \(first[0].title) on, are heard part by part")
    }
    for node in tree.nodes {
      guard let card = card(from: node) else { continue }
      if let last = cards.last, last.last?.next?.place == node.place, isAlike(last, card) {
        cards.append(card)
      } else {
        judge(&verdicts)
        cards = [card]
      }
    }
    judge(&verdicts)
  }

  /// The texts and pictures of the card that begins with a node, as long as each is a stop of its own.
  private static func card(from node: AuditedNode) -> [AuditedNode]? {
    guard node.hasRareFacets, let place = node.appearance?.surface, place.index == 1, !node.isInsideNamed else {
      return nil
    }
    var card = [node]
    while card.count < place.count, let next = card.last?.next, next.appearance?.surface?.index == card.count + 1 {
      card.append(next)
    }
    guard card.count == place.count, card.allSatisfy({ $0.isStop && $0.actions.isEmpty }) else { return nil }
    // A heading is a stop that is looked for.
    return card.contains { $0.traits.contains(.header) } ? nil : card
  }

  /// Whether two cards are made of the same parts.
  private static func isAlike(_ one: [AuditedNode], _ other: [AuditedNode]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.node.role == $1.node.role && $0.appearance?.textStyle == $1.appearance?.textStyle
          && $0.appearance?.background == $1.appearance?.background
      }
  }
}
