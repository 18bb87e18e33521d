public import Semantics

/// A level of the foreground style around a view.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  /// 0 for primary, 4 for quinary.
  let level: Int

  /// The foreground itself; the levels after it fade step by step.
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    guard let style = style(under: environment.looks) else { return Color.primary._appearanceColor(in: environment) }
    var outside = environment
    // A foreground that refers to the foreground would never end.
    outside.looks.foreground = nil
    return style.appearanceColor(in: outside)
  }

  /// The style at the level; nil where it is the default foreground.
  func style(under looks: Looks) -> AnyShapeStyle? {
    let foreground = looks.foreground.flatMap { $0.style is HierarchicalShapeStyle ? nil : $0 }
    if level == 0 { return foreground }
    if level == 1, let secondary = looks.secondaryForeground { return secondary }
    if level == 2, let tertiary = looks.tertiaryForeground { return tertiary }
    guard let foreground else { return AnyShapeStyle(Self.labels[level]) }
    return AnyShapeStyle(LevelShapeStyle(base: foreground, level: level))
  }

  private static let labels: [Color] = [
    .primary, .secondary, Color(source: .system(.tertiaryLabel)), Color(source: .system(.quaternaryLabel)),
    Color(source: .system(.quaternaryLabel)),
  ]
}

/// A style that fades another by its level.
nonisolated public struct LevelShapeStyle: ShapeStyle, StyleOverStyle {
  let base: AnyShapeStyle
  let level: Int

  /// How much of the opacity each level keeps. Apple publishes no figures; these are approximate.
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    guard environment.knowsSystemColors else { return nil }
    return base.appearanceColor(in: environment)?.faded(Self.opacities[min(level, 4)])
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

nonisolated extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LevelShapeStyle(base: AnyShapeStyle(self), level: 1) }
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: AnyShapeStyle(self), level: 2) }
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: AnyShapeStyle(self), level: 3) }
  public var quinary: some ShapeStyle { LevelShapeStyle(base: AnyShapeStyle(self), level: 4) }
}

extension AnyShapeStyle {
  /// The style as a foreground: what refers to the foreground around it is bound to that one.
  nonisolated func asForeground(under looks: Looks) -> AnyShapeStyle? {
    switch style {
    case is Color: self
    case let style as HierarchicalShapeStyle: style.style(under: looks)
    case is ForegroundStyle: looks.foreground
    default: AnyShapeStyle(BoundShapeStyle(base: self, foreground: looks.foreground))
    }
  }
}

/// A style that keeps the foreground it was declared under.
nonisolated private struct BoundShapeStyle: ShapeStyle, StyleOverStyle {
  let base: AnyShapeStyle
  let foreground: AnyShapeStyle?

  func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    var outside = environment
    outside.looks.foreground = foreground
    return base.appearanceColor(in: outside)
  }
}
