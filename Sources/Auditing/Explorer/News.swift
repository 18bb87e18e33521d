import Narration
import Semantics

extension AuditedStep {
  /// A text that somebody who looks can read after the step, and could not read before.
  struct News: Sendable {
    let node: AuditedNode
    let old: String
    let text: String
  }

  /// The new labels, values and drawn texts of everything that was on the screen before and after.
  ///
  /// What a reader is kept from is news as well, as long as it is drawn: whoever looks sees it change.
  var news: [News] {
    after.entries.indices.flatMap { place -> [News] in
      let node = AuditedNode(tree: after, place: place)
      guard isNewsworthy(node), !ticks(node), let old = before.node(node.node.id), isNewsworthy(old) else { return [] }
      var news: [News] = []
      if let label = node.name, label != old.name { news.append(News(node: node, old: old.name ?? "", text: label)) }
      if let value = node.node.value, !value.isEmpty, value != old.node.value {
        news.append(News(node: node, old: old.node.value ?? "", text: value))
      }
      if news.isEmpty, node.visibleText != old.visibleText, AuditedNode.name(node.visibleText) != nil {
        news.append(News(node: node, old: old.visibleText, text: node.visibleText))
      }
      return news
    }
  }

  private func ticks(_ node: AuditedNode) -> Bool {
    !ticking.isEmpty && node.location.map(ticking.contains) == true
  }

  private func isNewsworthy(_ node: AuditedNode) -> Bool {
    // What changes all the time is no news, and says so.
    guard node.isStop, !node.traits.contains(.updatesFrequently) else { return false }
    switch node.entry.withheld {
    case nil: return true
    case .hidden, .ignored: return node.role == .text
    default: return false
    }
  }

  /// The stops that were not there before; what something in front of the screen covered was.
  var appeared: [AuditedNode] { after.nodes.filter { $0.isStop && AuditedStep.isAbsent($0, in: before) } }

  /// The stops that are no longer there; what something in front of the screen covers is.
  var vanished: [AuditedNode] { before.nodes.filter { $0.isStop && AuditedStep.isAbsent($0, in: after) } }

  /// The stops that went and stood next to each other and to what was acted on, without what went elsewhere meanwhile.
  var vanishedTogether: [AuditedNode] {
    let stops = before.nodes.filter(\.isStop)
    let gone = Set(vanished.map(\.place))
    guard let own = stops.firstIndex(where: { $0.node.id == stop.node }), gone.contains(stops[own].place) else {
      return vanished
    }
    let first = stops[..<own].lastIndex { !gone.contains($0.place) }.map { $0 + 1 } ?? 0
    let end = stops[own...].firstIndex { !gone.contains($0.place) } ?? stops.count
    return Array(stops[first..<end])
  }

  private static func isAbsent(_ node: AuditedNode, in tree: AuditedTree) -> Bool {
    guard let same = tree.node(node.node.id) else { return true }
    return same.isWithheld && same.entry.withheld != .covered
  }

  /// Whether the control that was acted on says something else of itself now, which a reader speaks by itself.
  var changedItself: Bool {
    guard let node, let now = nodeAfter else { return false }
    return node.label != now.label || node.value != now.value || node.toggle != now.toggle
      || node.isExpanded != now.isExpanded || node.traits != now.traits || node.isEditing != now.isEditing
  }

  /// Whether a text was among what was heard, as whole words.
  func hears(_ text: String) -> Bool { SpokenWords.withSymbols(heard).contains(SpokenWords.withSymbols(text)) }
}
