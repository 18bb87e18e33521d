import Semantics

/// A colour or a pattern to draw a shape with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The one colour that the style comes down to, or nil where it is none.
  func _color(in environment: EnvironmentValues) -> Color.Resolved?
}

extension ShapeStyle {
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    resolve(in: environment)._color(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to itself") }
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? { nil }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? { self }
}

extension Color: ShapeStyle {}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  private let color: @Sendable (EnvironmentValues) -> Color.Resolved?

  public init<S: ShapeStyle>(_ style: S) { color = { style._color(in: $0) } }

  public func _color(in environment: EnvironmentValues) -> Color.Resolved? { color(environment) }

  func appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    guard let color = color(environment) else { return nil }
    return Appearance.Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.opacity))
  }
}

/// A level of the foreground or the background that is in force.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    let systems: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
    return Color(.system(level < systems.count ? systems[level] : .quaternary)).resolve(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    (environment.declaredLooks?.tint ?? .accentColor).resolve(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    environment.declaredLooks?.foreground?._color(in: environment) ?? Color.primary.resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    UIColor.systemBackground.resolve(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    UIColor.separator.resolve(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    Color.accentColor.resolve(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    UIColor.placeholderText.resolve(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    UIColor.link.resolve(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    nil
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    UIColor.systemBackground.resolve(in: environment)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A style with something done to it that keeps its colour, or fades it.
public struct _AdjustedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  var opacity = 1.0

  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    guard var color = base._color(in: environment) else { return nil }
    color.opacity *= Float(opacity)
    return color
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { _AdjustedShapeStyle(base: self, opacity: opacity) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _AdjustedShapeStyle(base: self) }
  public var secondary: some ShapeStyle { _AdjustedShapeStyle(base: self, opacity: 0.6) }
  public var tertiary: some ShapeStyle { _AdjustedShapeStyle(base: self, opacity: 0.3) }
  public var quaternary: some ShapeStyle { _AdjustedShapeStyle(base: self, opacity: 0.18) }
}

/// A blur of what lies behind; no one colour.
public struct Material: ShapeStyle {
  public typealias Resolved = Never
  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var ultraThinMaterial: Material { Material() }
  public static var ultraThickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}
