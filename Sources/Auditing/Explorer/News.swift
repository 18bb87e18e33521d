import Semantics

extension AuditedStep {
  /// A text that somebody who looks can read after the step, and could not read before.
  struct News: Sendable {
    let node: AuditedNode
    let text: String
  }

  /// The new labels and values of everything that was on the screen before and after.
  var news: [News] {
    let before = Dictionary(self.before.nodes.map { ($0.node.id, $0) }) { first, _ in first }
    return after.nodes.flatMap { node -> [News] in
      guard node.isStop, let old = before[node.node.id] else { return [] }
      var news: [News] = []
      if let label = node.name, label != old.name { news.append(News(node: node, text: label)) }
      if let value = node.node.value, !value.isEmpty, value != old.node.value {
        news.append(News(node: node, text: value))
      }
      return news
    }
  }
}
