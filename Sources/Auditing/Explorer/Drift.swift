import Semantics

/// Something whose words change by themselves on a screen that nobody touches.
struct Drift: Sendable {
  /// The node as the screen came up.
  let node: AuditedNode
  /// How often it changed.
  var changes = 0
  /// When it changed for the last time, after the screen came up.
  var last = Duration.zero
  /// What it says now, without numbers.
  var words: String
}

extension Explorer {
  /// How long a screen is watched.
  private static let watch = Duration.seconds(16)
  /// After how long nothing is expected any more where nothing has changed.
  private static let patience = Duration.seconds(8)
  /// How often a screen may change in that time: what changes more often is a clock or an animation.
  private static let limit = 64

  /// Lets time pass on the screen as it comes up, and tells what changes.
  func drifts() -> [Drift] {
    guard let host = try? makeHost() else { return [] }
    let start = AuditedTree(host.tree)
    var drifts: [NodeID: Drift] = [:]
    var shown = host.tree
    var elapsed = Duration.zero
    for _ in 0..<Self.limit {
      let end = drifts.isEmpty ? Self.patience : Self.watch
      guard elapsed < end, let passage = try? host.wait(end - elapsed) else { break }
      elapsed = end - passage.remaining
      let now = host.tree
      guard now != shown else { continue }
      if drifts.isEmpty { drifts = Self.watched(on: start) }
      shown = now
      now.forEachNode { node in
        guard let words = node.drifting, let known = drifts[node.id]?.words, words != known else { return }
        drifts[node.id]?.words = words
        drifts[node.id]?.changes += 1
        drifts[node.id]?.last = elapsed
      }
    }
    return drifts.values.filter { $0.changes > 0 }.sorted { $0.node.place < $1.node.place }
  }

  private static func watched(on tree: AuditedTree) -> [NodeID: Drift] {
    var drifts: [NodeID: Drift] = [:]
    for node in tree.nodes { drifts[node.node.id] = node.node.drifting.map { Drift(node: node, words: $0) } }
    return drifts
  }
}

extension SemanticNode {
  /// Whether it is a page of several, of which one is shown.
  var isPage: Bool {
    actions.contains { if case .scroll = $0 { true } else { false } }
  }

  /// The words of a text or a page, without numbers, which only count; nil for anything else.
  fileprivate var drifting: String? {
    if role == .text { return traits.contains(.updatesFrequently) ? nil : (label ?? "").filter(\.isLetter) }
    guard isPage else { return nil }
    var words = ""
    children.forEachNode { words += $0.label ?? "" }
    return words
  }
}
