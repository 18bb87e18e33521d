public import Semantics

/// A colour or pattern to draw with.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The one colour of the style; nil for gradients, materials and whatever else has more or none that is known.
  func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color?
}

nonisolated extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }
}

nonisolated extension ShapeStyle {
  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Resolved.self == Never.self ? nil : resolve(in: environment)._appearanceColor(in: environment)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

nonisolated extension Color: ShapeStyle {
  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    source.components(in: environment)
  }
}

nonisolated extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? { appearanceColor }
}
