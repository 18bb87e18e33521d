import Semantics

/// Whether a target of less than 24 points keeps its distance from the others: a circle of 24 points around its centre
/// meets no other target, and no such circle of another small one.
enum TargetSpacing {
  case kept, broken(AuditedNode), unknown

  /// The spacing of every target of a screen that is smaller than 24 points, by its place.
  static func ofSmallTargets(in tree: AuditedTree) -> [Int: TargetSpacing] {
    var spacings: [Int: TargetSpacing] = [:]
    var count: Int?
    func measure(_ siblings: [AuditedNode]) {
      for (index, node) in siblings.enumerated() where TargetSize(node)?.isSmaller(than: 24) == true {
        let targets = count ?? tree.nodes.count { $0.isStop && $0.isOperable }
        count = targets
        spacings[node.place] = TargetSpacing(of: index, among: siblings, targetCount: targets)
      }
    }
    measure(tree.topLevel)
    for node in tree.nodes where !node.children.isEmpty { measure(node.childNodes) }
    return spacings
  }

  private init(of place: Int, among siblings: [AuditedNode], targetCount: Int) {
    guard targetCount > 1 else {
      self = .kept
      return
    }
    var isKept = targetCount == siblings.count
    for first in [place - 1, place] where siblings.indices.contains(first) && siblings.indices.contains(first + 1) {
      let other = siblings[first == place ? first + 1 : first]
      guard other.isOperable else {
        isKept = false
        continue
      }
      switch TargetSpacing.isKept(siblings[place], other, gap: siblings[first].appearance?.gap) {
      case true?: continue
      case false?:
        self = .broken(other)
        return
      case nil: isKept = false
      }
    }
    self = isKept ? .kept : .unknown
  }

  /// Nil where the distance is not known.
  private static func isKept(_ node: AuditedNode, _ other: AuditedNode, gap: Appearance.Gap?) -> Bool? {
    guard let gap, let own = TargetSize(node)?.side(along: gap.axis).known else { return nil }
    guard own / 2 + gap.distance >= 12 else { return false }
    let otherSize = TargetSize(other)
    if otherSize?.isSmaller(than: 24) == false { return true }
    guard let side = otherSize?.side(along: gap.axis).known else { return own / 2 + gap.distance >= 24 ? true : nil }
    if otherSize?.isSmaller(than: 24) == nil, side >= 24 { return nil }
    return (own + side) / 2 + gap.distance >= 24
  }
}
