import Semantics

extension AnyShapeStyle {
  init(_ color: Appearance.Color, isOfSystem: Bool) {
    if isOfSystem { self.init(ResolvedSystemStyle(color: color)) } else { self.init(color) }
  }

  /// What the style's colour is in an environment; nil where the component pinned it, or where that is not known.
  func origin(in environment: EnvironmentValues) -> Appearance.ColorOrigin? {
    if let color = style as? Color, case .fixed = color.source { return nil }
    guard appearanceColor(in: environment) != nil else { return Self.kind(of: style) }
    var withoutSystem = environment
    withoutSystem.knowsSystemColors = false
    return appearanceColor(in: withoutSystem) == nil ? .system : nil
  }

  /// What a style of no one colour is.
  private static func kind(of style: any ShapeStyle) -> Appearance.ColorOrigin? {
    switch style {
    case let style as UnknownStyle: style.origin
    case let style as any StyleOverStyle: kind(of: style.base.style)
    case is ImagePaint: .image
    case is Material: .system
    case is LinearGradient, is RadialGradient, is EllipticalGradient, is AngularGradient, is Gradient, is AnyGradient:
      .gradient
    default: nil
    }
  }

  /// What is behind a view that has something behind it of which no colour is known.
  static func unknown(_ origin: Appearance.ColorOrigin?) -> AnyShapeStyle {
    AnyShapeStyle(UnknownStyle(origin: origin))
  }
  static let unknown = unknown(nil)
}

/// A style that changes another.
nonisolated protocol StyleOverStyle {
  var base: AnyShapeStyle { get }
}

/// A style of which no one colour is known.
nonisolated private struct UnknownStyle: ShapeStyle {
  let origin: Appearance.ColorOrigin?
}

/// A colour that was mixed from one of the system's.
nonisolated private struct ResolvedSystemStyle: ShapeStyle {
  let color: Appearance.Color

  func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    environment.knowsSystemColors ? color : nil
  }
}
