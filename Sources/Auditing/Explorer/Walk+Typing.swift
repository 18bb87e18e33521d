import Narration
import Semantics

extension Walk {
  /// What is typed into a search field beside the figure that every field gets, and which is hardly ever found.
  ///
  /// The letter that most texts on the screen have: it is found, where anything like them is looked for.
  static func searches(at stop: SpokenStop, in tree: AuditedTree) -> [Gesture] {
    guard let field = tree.node(stop.node), field.isSearchField,
      stop.gestures.contains(where: \.isTyping)
    else { return [] }
    var counts: [Character: Int] = [:]
    for node in tree.nodes where node.isStop && node.role == .text {
      for letter in Set((node.name ?? "").lowercased()) where letter.isLetter { counts[letter, default: 0] += 1 }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { [.type(String($0.key))] } ?? []
  }
}

extension Gesture {
  /// Whether it writes into a field.
  var isTyping: Bool { if case .type = self { true } else { false } }
}
