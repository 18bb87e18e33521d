import Semantics

/// How large a control is to a finger, as far as that was declared.
struct TargetSize {
  /// A side that was declared, or the least that it has.
  struct Side {
    let known: Double?
    let least: Double?

    init(_ frame: Double?, _ hit: Double?) {
      known = frame.map { max($0, hit ?? 0) }
      least = known ?? hit
    }
  }

  let width: Side
  let height: Side

  /// Nil for what is no target, and where neither side is known.
  init?(_ node: AuditedNode) {
    guard node.hasRareFacets, let looks = node.appearance, node.isStop, node.isOperable,
      looks.frame != nil || looks.hitSize != nil, node.node.role != .link, !node.traits.contains(.link)
    else { return nil }
    width = Side(looks.frame?.width, looks.hitSize?.width)
    height = Side(looks.frame?.height, looks.hitSize?.height)
  }

  /// Whether a side is known to be smaller, or both are known not to be; nil where that is not known.
  func isSmaller(than size: Double) -> Bool? {
    if let width = width.known, width < size { return true }
    if let height = height.known, height < size { return true }
    guard let width = width.least, let height = height.least, width >= size, height >= size else { return nil }
    return false
  }

  func side(along axis: Appearance.Gap.Axis) -> Side { axis == .horizontal ? width : height }

  var words: String {
    switch (width.known, height.known) {
    case (let width?, let height?): "\(points(width)) by \(points(height)) points"
    case (let width?, nil): "\(points(width)) points wide"
    case (nil, let height?): "\(points(height)) points high"
    case (nil, nil): "of unknown size"
    }
  }
}

/// Whether a small target keeps its distance from the others: a circle of 24 points around its centre meets no other
/// target, and no such circle of another small one.
enum TargetSpacing {
  case kept, broken(AuditedNode), unknown

  init(around node: AuditedNode) {
    let others = node.tree.nodes.filter { $0.place != node.place && $0.isStop && $0.isOperable }
    guard !others.isEmpty else {
      self = .kept
      return
    }
    let siblings = node.siblings
    let place = siblings.firstIndex { $0.place == node.place } ?? 0
    let pairs = [(place - 1, place), (place, place + 1)].filter {
      siblings.indices.contains($0.0) && siblings.indices.contains($0.1)
    }
    var isKept = others.count == siblings.count - 1
    for (first, second) in pairs {
      let other = siblings[first == place ? second : first]
      guard other.isOperable else {
        isKept = false
        continue
      }
      switch TargetSpacing.between(node, other, gap: siblings[first].appearance?.gap) {
      case true?: continue
      case false?:
        self = .broken(other)
        return
      case nil: isKept = false
      }
    }
    self = isKept ? .kept : .unknown
  }

  private static func between(_ node: AuditedNode, _ other: AuditedNode, gap: Appearance.Gap?) -> Bool? {
    guard let gap, let own = TargetSize(node)?.side(along: gap.axis).known else { return nil }
    guard own / 2 + gap.distance >= 12 else { return false }
    let otherSize = TargetSize(other)
    if otherSize?.isSmaller(than: 24) == false { return true }
    guard let side = otherSize?.side(along: gap.axis).known else { return own / 2 + gap.distance >= 24 ? true : nil }
    if otherSize?.isSmaller(than: 24) == nil, side >= 24 { return nil }
    return (own + side) / 2 + gap.distance >= 24
  }
}
