public import Foundation

nonisolated extension Path {
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }
  public mutating func closeSubpath() { append(.closeSubpath) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for line in lines.dropFirst() { addLine(to: line) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(contentsOf: transform.isIdentity ? path : path.applying(transform))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = max(cornerSize.width, cornerSize.height)
    let radii = RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    func corner(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), max(limit, 0)) }
    let (topLeading, topTrailing) = (corner(cornerRadii.topLeading), corner(cornerRadii.topTrailing))
    let (bottomLeading, bottomTrailing) = (corner(cornerRadii.bottomLeading), corner(cornerRadii.bottomTrailing))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(rect.minX + topLeading, rect.minY))
    path.addLine(to: point(rect.maxX - topTrailing, rect.minY))
    path.addQuadCurve(to: point(rect.maxX, rect.minY + topTrailing), control: point(rect.maxX, rect.minY))
    path.addLine(to: point(rect.maxX, rect.maxY - bottomTrailing))
    path.addQuadCurve(to: point(rect.maxX - bottomTrailing, rect.maxY), control: point(rect.maxX, rect.maxY))
    path.addLine(to: point(rect.minX + bottomLeading, rect.maxY))
    path.addQuadCurve(to: point(rect.minX, rect.maxY - bottomLeading), control: point(rect.minX, rect.maxY))
    path.addLine(to: point(rect.minX, rect.minY + topLeading))
    path.addQuadCurve(to: point(rect.minX + topLeading, rect.minY), control: point(rect.minX, rect.minY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    let unit = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false, transform: unit)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = (endAngle - startAngle).radians
    guard delta.isFinite else { return }
    if abs(delta) < turn {
      if clockwise, delta > 0 { delta -= turn }
      if !clockwise, delta < 0 { delta += turn }
    } else {
      delta = clockwise ? -turn : turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// Adds an arc in curves of at most a quarter turn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    let sweep = min(max(delta.radians, -turn), turn)
    let pieces = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, outwards: Double) -> CGPoint {
      let (x, y) = (cos(angle) - outwards * sin(angle), sin(angle) + outwards * cos(angle))
      return CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y)).applying(transform)
    }
    let start = point(startAngle.radians, outwards: 0)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for piece in 0..<pieces {
      let from = startAngle.radians + Double(piece) * step
      addCurve(
        to: point(from + step, outwards: 0), control1: point(from, outwards: reach),
        control2: point(from + step, outwards: -reach))
    }
  }

  /// Adds the corner between two lines; the arc is drawn as a curve to the second point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addQuadCurve(to: tangent2End.applying(transform), control: tangent1End.applying(transform))
  }
}
