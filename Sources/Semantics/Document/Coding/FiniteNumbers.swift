/// JSON has no infinite number and none that is no number: what holds one is left out.
extension SemanticRange {
  var keepingFiniteNumbers: SemanticRange {
    SemanticRange(lower: finite(lower), upper: finite(upper), step: finite(step), current: finite(current))
  }
}

extension Appearance {
  var keepingFiniteNumbers: Appearance {
    var copy = self
    copy.foreground = foreground.flatMap(\.ifFinite)
    copy.background = background.flatMap(\.ifFinite)
    copy.pointSize = finite(pointSize)
    copy.frame = frame.flatMap(\.keepingFiniteSides)
    copy.hitSize = hitSize.flatMap(\.keepingFiniteSides)
    copy.opacity = finite(opacity)
    copy.minimumScaleFactor = finite(minimumScaleFactor)
    copy.sortPriority = finite(sortPriority)
    copy.gap = gap.flatMap { $0.distance.isFinite ? $0 : nil }
    return copy
  }
}

extension DeclaredMotion {
  var keepingFiniteNumbers: DeclaredMotion {
    var copy = self
    copy.frames = frames.flatMap { $0.allSatisfy { $0.seconds.isFinite && $0.color.ifFinite != nil } ? $0 : nil }
    return copy
  }
}

extension Appearance.Color {
  var ifFinite: Appearance.Color? {
    [red, green, blue, opacity].allSatisfy(\.isFinite) ? self : nil
  }
}

extension Appearance.Size {
  fileprivate var keepingFiniteSides: Appearance.Size? {
    let size = Appearance.Size(width: finite(width), height: finite(height))
    let hasLostAll = size == Appearance.Size() && size != self
    return hasLostAll ? nil : size
  }
}

func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
