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
