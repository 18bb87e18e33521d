/// The colours that a button style of the system gives a label which declares none.
enum ButtonColors {
  case tinted, plain, prominent

  /// The environment of the label.
  ///
  /// Nothing is said of a button about which nothing was declared: its colours are the system's alone.
  func dressed(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    switch self {
    case .plain: return environment
    case .tinted:
      guard let looks = environment.declaredLooks, looks.foreground == nil,
        looks.tint != nil || looks.background != nil
      else { return environment }
      inside.looks.foreground = AnyShapeStyle(Color.accentColor)
    case .prominent:
      inside.looks.background = AnyShapeStyle(Color.accentColor)
      if inside.looks.foreground == nil {
        inside.looks.foreground = AnyShapeStyle(SystemColor.white.components(in: environment), isOfSystem: true)
      }
    }
    return inside
  }
}

extension EnvironmentValues {
  private struct ButtonColorsKey: EnvironmentKey { static var defaultValue: ButtonColors { .tinted } }

  var buttonColors: ButtonColors {
    get { self[ButtonColorsKey.self] }
    set { self[ButtonColorsKey.self] = newValue }
  }
}
