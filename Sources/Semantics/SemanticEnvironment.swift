public import Foundation

/// The circumstances under which a tree was published; the scenario's, never the machine's.
public struct SemanticEnvironment: Sendable, Hashable {
  /// A locale identifier with an underscore, such as `en_US`.
  public var locale: String
  public var platform: Platform
  public var reduceMotion: Bool
  /// The Dynamic Type size in SwiftUI's word, `xSmall` to `accessibility5`.
  public var dynamicTypeSize: String
  /// `light` or `dark`.
  public var colorScheme: String
  /// `standard` or `increased`.
  public var contrast: String
  /// `leftToRight` or `rightToLeft`.
  public var layoutDirection: String
  /// The moment from which relative dates and timers are told; ``noon`` of a fixed day, so that every run tells the same.
  public var now: Date

  public init(
    locale: String = "en_US", platform: Platform = .iOS18, reduceMotion: Bool = false,
    dynamicTypeSize: String = "large", colorScheme: String = "light", contrast: String = "standard",
    layoutDirection: String = "leftToRight", now: Date = SemanticEnvironment.noon
  ) {
    self.locale = locale
    self.platform = platform
    self.reduceMotion = reduceMotion
    self.dynamicTypeSize = dynamicTypeSize
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.now = now
  }

  /// Noon of the first of January 2025 in UTC.
  public static let noon = Date(timeIntervalSince1970: 1_735_732_800)

  /// Every Dynamic Type size, smallest first.
  public static let dynamicTypeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}

/// An operating system and the version of it that is modelled.
public struct Platform: Sendable, Hashable, CustomStringConvertible {
  public enum Family: String, Sendable, Hashable, CaseIterable {
    case iOS, macOS
  }

  public var family: Family
  public var version: Int

  public init(_ family: Family, version: Int) {
    self.family = family
    self.version = version
  }

  public static let iOS18 = Platform(.iOS, version: 18)

  /// The versions that are modelled, the default of each family first.
  public static let known: [Platform] = [
    .iOS18, Platform(.iOS, version: 17), Platform(.iOS, version: 26),
    Platform(.macOS, version: 15), Platform(.macOS, version: 26),
  ]

  /// Reads `iOS`, or `iOS 26`; a bare family means its default version.
  public init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard let name = words.first, let family = Family(rawValue: String(name)) else { return nil }
    guard words.count == 2 else {
      self = Platform.known.first { $0.family == family }!
      return
    }
    guard let version = Int(words[1]), Platform.known.contains(Platform(family, version: version)) else { return nil }
    self.init(family, version: version)
  }

  public var description: String { "\(family.rawValue) \(version)" }
}
