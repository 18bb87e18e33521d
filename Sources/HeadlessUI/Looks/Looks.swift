import Semantics

/// What views further out declared about looks; kept where a listener, a toucher or a contrast check could care.
struct Looks {
  var foreground: AnyShapeStyle?
  var secondaryForeground: AnyShapeStyle?
  var tertiaryForeground: AnyShapeStyle?
  /// The fill behind the view; of an unknown colour where it is no one colour.
  var background: AnyShapeStyle?
  var tint: Color?
  var font: Font?
  var fontWeight: Font.Weight?
  var opacity = 1.0
  /// The type size that a view keeps to.
  var typeSize: DynamicTypeSize?
  var lineLimit: Int?
  var isStruckThrough: Bool?
  var minimumScaleFactor: Double?
  var textCase: Text.Case?
  var contentTransition: ContentTransition?
  var allowsHitTesting: Bool?
  var isRedacted = false
  var labelsHidden = false
  /// Whether the content is shown in large to whoever rests a finger on it.
  var hasLargeContent = false
  /// The language of a locale that was declared, where it is not the scenario's.
  var language: String?

  /// These looks where they were declared, else those of the surroundings.
  func over(_ outer: Looks?) -> Looks {
    guard let outer else { return self }
    var looks = outer
    looks.foreground = foreground ?? outer.foreground
    looks.font = font ?? outer.font
    looks.fontWeight = fontWeight ?? outer.fontWeight
    looks.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    return looks
  }

  /// What a text or an image published under these looks can be judged by.
  func appearance(in environment: EnvironmentValues) -> Appearance {
    var appearance = Appearance()
    // Only the standard colour of the scenario's own scheme goes without saying.
    let foreground = foreground ?? (environment.isOtherScheme ? AnyShapeStyle(Color.primary) : nil)
    appearance.foreground = foreground?.appearanceColor(in: environment)
    appearance.foregroundOrigin = foreground?.origin(in: environment)
    appearance.background = background?.appearanceColor(in: environment)
    if foreground != nil, appearance.foreground == nil { appearance.hasUnknownForeground = true }
    if background != nil, appearance.background == nil { appearance.hasUnknownBackground = true }
    appearance.backgroundOrigin = background?.origin(in: environment)
    appearance.typeSize = typeSize.map { "\($0)" }
    appearance.textStyle = font?.textStyleName
    appearance.pointSize = font?.declaredPointSize
    appearance.weight = (fontWeight ?? font?.declaredWeight)?.name
    appearance.opacity = opacity == 1 ? nil : opacity
    appearance.lineLimit = lineLimit
    appearance.isStruckThrough = isStruckThrough == true ? true : nil
    appearance.minimumScaleFactor = minimumScaleFactor
    appearance.allowsHitTesting = allowsHitTesting
    appearance.language = language
    appearance.hasLargeContent = hasLargeContent ? true : nil
    return appearance
  }
}
