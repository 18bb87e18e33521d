nonisolated extension Color {
  public static let primary = Color(source: .system(.primary))
  public static let secondary = Color(source: .system(.secondary))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(source: .accent)
}

// Once and not for `Color` too: a name that is there twice doubles the ways to read every expression it stands in.
nonisolated extension ShapeStyle where Self == Color {
  public static var red: Color { Color(source: .system(.red)) }
  public static var orange: Color { Color(source: .system(.orange)) }
  public static var yellow: Color { Color(source: .system(.yellow)) }
  public static var green: Color { Color(source: .system(.green)) }
  public static var mint: Color { Color(source: .system(.mint)) }
  public static var teal: Color { Color(source: .system(.teal)) }
  public static var cyan: Color { Color(source: .system(.cyan)) }
  public static var blue: Color { Color(source: .system(.blue)) }
  public static var indigo: Color { Color(source: .system(.indigo)) }
  public static var purple: Color { Color(source: .system(.purple)) }
  public static var pink: Color { Color(source: .system(.pink)) }
  public static var brown: Color { Color(source: .system(.brown)) }
  public static var white: Color { Color(source: .system(.white)) }
  public static var gray: Color { Color(source: .system(.gray)) }
  public static var black: Color { Color(source: .system(.black)) }
  public static var clear: Color { Color(source: .system(.clear)) }
}
