public import Semantics

/// A style whose type is not told.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  init(_ color: Appearance.Color) { style = Color(source: .fixed(color)) }

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    style._appearanceColor(in: environment)
  }

  /// The one colour of the style; nil for gradients, materials and whatever else has more or none that is known.
  func appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? { _appearanceColor(in: environment) }
}
