extension View {
  /// Sets the colour or pattern of the texts and symbols below.
  ///
  /// - Parameter style: The style; one of no one colour leaves the foreground unknown.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    looks {
      $0.foreground = AnyShapeStyle(style).asForeground(under: $0)
      $0.secondaryForeground = nil
      $0.tertiaryForeground = nil
    }
  }

  /// Sets the styles of the first two levels of the foreground.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    looks {
      let outside = $0
      $0.foreground = AnyShapeStyle(primary).asForeground(under: outside)
      $0.secondaryForeground = AnyShapeStyle(secondary).asForeground(under: outside)
      $0.tertiaryForeground = nil
    }
  }

  /// Sets the styles of the first three levels of the foreground.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    looks {
      let outside = $0
      $0.foreground = AnyShapeStyle(primary).asForeground(under: outside)
      $0.secondaryForeground = AnyShapeStyle(secondary).asForeground(under: outside)
      $0.tertiaryForeground = AnyShapeStyle(tertiary).asForeground(under: outside)
    }
  }

  /// Sets the colour of the texts and symbols below; nil stands for the surroundings' default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    looks {
      $0.foreground = color.map { AnyShapeStyle($0) }
      $0.secondaryForeground = nil
      $0.tertiaryForeground = nil
    }
  }
}
