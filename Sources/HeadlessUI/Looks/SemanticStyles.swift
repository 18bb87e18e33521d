public import Semantics

/// The tint around a view.
nonisolated public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color.accentColor._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

/// A fill for shapes on top of a background.
nonisolated public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color(source: .system(.systemFill))._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}

/// The colour of lines between parts.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color(source: .system(.separator))._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}

/// What marks a selection.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color.accentColor._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color(source: .system(.link))._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}

/// The colour of what an empty field shows.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color(source: .system(.placeholderText))._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

/// What is behind everything in a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    Color(source: .system(.systemBackground))._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// The foreground style around a view.
nonisolated public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    HierarchicalShapeStyle.primary._appearanceColor(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

/// The background style around a view.
nonisolated public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _appearanceColor(in environment: EnvironmentValues) -> Appearance.Color? {
    guard let style = environment.backgroundStyle else {
      return Color(source: .system(.systemBackground))._appearanceColor(in: environment)
    }
    var outside = environment
    outside.backgroundStyle = nil
    return style.appearanceColor(in: outside)
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
