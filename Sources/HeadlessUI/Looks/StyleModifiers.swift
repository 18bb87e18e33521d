public import Foundation
import Semantics

/// A style with some of its opacity taken.
nonisolated struct FadedShapeStyle: ShapeStyle, StyleOverStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    base.appearanceColor(in: environment)?.faded(opacity)
  }
}

/// A shadow of a style.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

nonisolated extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Draws the style with a blend mode; what colour comes of it is not known.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { mode == .normal ? AnyShapeStyle(self) : .unknown }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
