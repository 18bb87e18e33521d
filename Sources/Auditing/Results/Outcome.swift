/// How a rule came out.
public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
  case pass, fail
  /// A person has to look; why is one of a closed list of reasons.
  case review
  /// There was nothing to judge.
  case inapplicable
  /// It could not be judged.
  case error
}

/// Why a person has to look.
public enum ReviewReason: String, Sendable, Hashable, Codable, CaseIterable {
  case colourUnresolved = "colour-unresolved"
  case translucentOverUnknown = "translucent-over-unknown"
  case gradient
  case imageBackground = "image-background"
  case systemColourDynamic = "system-colour-dynamic"
  case frameUnknown = "frame-unknown"
  case localeWordlistMissing = "locale-wordlist-missing"
  case noVisibleTextDeclared = "no-visible-text-declared"
  case stateUnreachable = "state-unreachable"
  case customFormatOpaque = "custom-format-opaque"
  case budgetExceeded = "budget-exceeded"

  /// The reason as a sentence.
  public var text: String {
    switch self {
    case .colourUnresolved: "a colour is not known"
    case .translucentOverUnknown: "something translucent lies over something unknown"
    case .gradient: "a gradient has no single colour"
    case .imageBackground: "an image lies behind"
    case .systemColourDynamic: "the system decides about the colour"
    case .frameUnknown: "a size was not declared"
    case .localeWordlistMissing: "there are no words for this language"
    case .noVisibleTextDeclared: "what is drawn is not known"
    case .stateUnreachable: "a state could not be reached"
    case .customFormatOpaque: "a value is written in a way that cannot be read back"
    case .budgetExceeded: "there was more than could be walked"
    }
  }
}
