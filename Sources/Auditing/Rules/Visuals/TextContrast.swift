import Semantics

/// How well a text stands out from what is behind it.
struct TextContrast {
  enum Result {
    /// Both colours are known.
    case ratio(Double, text: Appearance.Color, behind: Appearance.Color)
    case unknown(ReviewReason)
  }

  let result: Result
  /// The least ratio: 4.5, or 3 for large text.
  let needed: Double
  /// Whether the system has a say in one of the colours.
  let dependsOnSystem: Bool

  /// Nil where contrast is not asked: for a text of which no colour was declared, one without letters and digits, one
  /// that is dimmed, and one that nobody sees, which invisible-but-spoken judges.
  init?(_ text: DrawnText) {
    let looks = text.appearance
    guard
      looks.foreground != nil || looks.hasUnknownForeground == true || looks.background != nil
        || looks.hasUnknownBackground == true || looks.opacity != nil
    else { return nil }
    guard !text.isDimmed, looks.opacity ?? 1 > 0.01, text.text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return nil
    }
    needed = TextContrast.isLarge(looks) ? 3 : 4.5
    dependsOnSystem = looks.foregroundOrigin == .system || looks.backgroundOrigin == .system
    let isDark = text.node.environment.colorScheme == "dark"
    if looks.background == nil, looks.hasUnknownBackground == true {
      result = .unknown(TextContrast.reason(looks.backgroundOrigin))
      return
    }
    if looks.foreground == nil, looks.hasUnknownForeground == true {
      result = .unknown(looks.foregroundOrigin == .gradient ? .gradient : .colourUnresolved)
      return
    }
    let behind = looks.behind(in: text.node.environment)
    let seen = (looks.foreground ?? (isDark ? .white : .black)).over(behind, opacity: looks.opacity ?? 1)
    result = .ratio(seen.contrast(with: behind), text: seen, behind: behind)
  }

  /// How far the system may move a colour of its palette from one version to the next, as a factor of the ratio.
  static let systemLeeway = 0.8

  /// Whether the text falls short whatever the system makes of an opaque colour of its palette, such as yellow on white.
  func isBeyondLeeway(_ ratio: Double, of text: DrawnText) -> Bool {
    let looks = text.appearance
    // White of the system's own is the label of a prominent button, which nobody chose.
    if looks.foregroundOrigin == .system, looks.foreground == .white { return false }
    guard looks.foreground?.opacity ?? 1 == 1, looks.background?.opacity ?? 1 == 1 else { return false }
    // For whoever asks for more contrast, the system itself chooses the colours anew.
    if text.node.environment.contrast == "increased" { return false }
    // Where both are the system's, both may move.
    let isSystemAlone = looks.foregroundOrigin == .system && looks.backgroundOrigin == .system
    return ratio < needed * Self.systemLeeway * (isSystemAlone ? Self.systemLeeway : 1)
  }

  private static func reason(_ origin: Appearance.ColorOrigin?) -> ReviewReason {
    switch origin {
    case .system: .systemColourDynamic
    case .gradient: .gradient
    case .image: .imageBackground
    case .translucent: .translucentOverUnknown
    case nil: .colourUnresolved
    }
  }

  /// At least 18 points, or 14 and bold, at the standard type size.
  static func isLarge(_ looks: Appearance) -> Bool {
    let size = looks.pointSize ?? TypeSizes.points(of: looks.textStyle ?? "body", at: "large")
    let isBold = ["bold", "heavy", "black"].contains(looks.weight ?? "")
    return size >= 18 || (size >= 14 && isBold)
  }
}

extension Appearance {
  /// The colour behind a text, a symbol or a line: what was declared, on the screen's own.
  func behind(in environment: SemanticEnvironment) -> Color {
    let screen: Color = environment.colorScheme == "dark" ? .black : .white
    return background?.over(screen) ?? screen
  }
}
