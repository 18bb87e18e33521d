import Semantics

/// What a view covers its bounds with, as far as that can be told without drawing it.
enum Paint {
  case color(Appearance.Color, isOfSystem: Bool)
  case nothing
  /// It covers them with no one colour that is known.
  case unknown(Appearance.ColorOrigin?)
  /// It is a view with content of its own, of which it is not known what it covers.
  case content

  init(_ style: AnyShapeStyle, in environment: EnvironmentValues) {
    let origin = style.origin(in: environment)
    if let color = style.appearanceColor(in: environment) {
      self = color.opacity == 0 ? .nothing : .color(color, isOfSystem: origin == .system)
    } else {
      self = .unknown(origin)
    }
  }

  init<V>(of view: V, in environment: EnvironmentValues) {
    self =
      switch view {
      case let view as any PaintedView: view.paint(in: environment)
      case is any OutlinedShape: .nothing
      case is any Shape: Paint(AnyShapeStyle(ForegroundStyle()), in: environment)
      case let style as any ShapeStyle: Paint(AnyShapeStyle(style), in: environment)
      case is Image: .unknown(.image)
      default: .content
      }
  }

  /// The background of what lies in front, given the one that is behind.
  func background(over outer: AnyShapeStyle?, in environment: EnvironmentValues) -> AnyShapeStyle? {
    switch self {
    case .nothing: return outer
    case .content: return .unknown
    case .unknown(let origin): return .unknown(origin)
    case .color(let color, let isOfSystem):
      guard color.opacity < 1, let outer else { return AnyShapeStyle(color, isOfSystem: isOfSystem) }
      guard let under = outer.appearanceColor(in: environment) else { return .unknown(.translucent) }
      return AnyShapeStyle(color.over(under), isOfSystem: isOfSystem || outer.origin(in: environment) == .system)
    }
  }

  func faded(_ factor: Double) -> Paint {
    guard case .color(let color, let isOfSystem) = self, factor != 1 else { return self }
    return factor <= 0 ? .nothing : .color(color.faded(factor), isOfSystem: isOfSystem)
  }
}

/// A shape of which only the outline is drawn, which leaves what is inside as it is.
nonisolated protocol OutlinedShape: Shape {}

extension StrokedShape: OutlinedShape {}

/// A view that knows what it covers its bounds with.
protocol PaintedView {
  func paint(in environment: EnvironmentValues) -> Paint
}

nonisolated extension Color: PaintedView {
  func paint(in environment: EnvironmentValues) -> Paint { Paint(AnyShapeStyle(self), in: environment) }
}

extension EmptyView: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint { .nothing }
}

extension Spacer: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint { .nothing }
}

extension Group: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint { Paint(of: content, in: environment) }
}

extension GeometryReader: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    Paint(of: content(GeometryProxy()), in: environment)
  }
}

extension Optional: PaintedView {
  func paint(in environment: EnvironmentValues) -> Paint { map { Paint(of: $0, in: environment) } ?? .nothing }
}

extension _ConditionalContent: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    switch storage {
    case .trueContent(let content): Paint(of: content, in: environment)
    case .falseContent(let content): Paint(of: content, in: environment)
    }
  }
}

extension ModifiedContent: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    var inside = environment
    if let writer = modifier as? EnvironmentWriter { writer.change(&inside) }
    var paint = Paint(of: content, in: inside)
    if let fading = modifier as? OpacityModifier { paint = paint.faded(fading.opacity) }
    guard case .color = paint else { return (modifier as? any PaintedView)?.paint(in: environment) ?? paint }
    return paint
  }
}
