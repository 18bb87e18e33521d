import Semantics

/// A haptic, or a sound on a platform without haptics.
///
/// Transcripts call it by SwiftUI's word, followed by what distinguishes it: `selection`, `impact`, `impact heavy`,
/// `impact soft`, `press button`. An intensity changes how strong it is and not its name.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// The platforms that play it; the others leave it out (Apple's documentation, case by case).
  private let platforms: Set<Platform.Family>

  private init(_ name: String, _ platforms: Set<Platform.Family>) {
    self.name = name
    self.platforms = platforms
  }

  public static let success = SensoryFeedback("success", [.iOS])
  public static let warning = SensoryFeedback("warning", [.iOS])
  public static let error = SensoryFeedback("error", [.iOS])
  public static let selection = SensoryFeedback("selection", [.iOS])
  public static let increase = SensoryFeedback("increase", [])
  public static let decrease = SensoryFeedback("decrease", [])
  public static let start = SensoryFeedback("start", [])
  public static let stop = SensoryFeedback("stop", [])
  public static let alignment = SensoryFeedback("alignment", [.iOS, .macOS])
  public static let levelChange = SensoryFeedback("levelChange", [.macOS])
  public static let pathComplete = SensoryFeedback("pathComplete", [.iOS])
  public static let impact = SensoryFeedback("impact", [.iOS])

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name)", [.iOS])
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility.name)", [.iOS])
  }

  public static func press(_ component: PressFeedback) -> SensoryFeedback {
    SensoryFeedback("press \(component.name)", [])
  }
  public static func release(_ component: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback("release \(component.name)", [])
  }
  public static func selection(_ component: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback("selection \(component.name)", [])
  }

  func isPlayed(on platform: Platform) -> Bool { platforms.contains(platform.family) }

  /// How heavy the things seem that meet.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How the things give way that meet.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  public struct PressFeedback: Equatable, Sendable {
    let name: String
    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    public static let toggle = PressFeedback(name: "toggle")
  }

  public struct ReleaseFeedback: Equatable, Sendable {
    let name: String
    public static let slider = ReleaseFeedback(name: "slider")
  }

  public struct SelectionFeedback: Equatable, Sendable {
    let name: String
    public static let `default` = SelectionFeedback(name: "default")
    public static let on = SelectionFeedback(name: "on")
    public static let off = SelectionFeedback(name: "off")
    public static let minimum = SelectionFeedback(name: "minimum")
    public static let maximum = SelectionFeedback(name: "maximum")
  }
}
