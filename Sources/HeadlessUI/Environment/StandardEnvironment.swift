public import Foundation
import Semantics

extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
  private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
  private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
  private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
  private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

  public var locale: Locale {
    get { self[LocaleKey.self] ?? scenario.locale }
    set {
      self[LocaleKey.self] = newValue
      guard newValue != scenario.locale else { return }
      let language = newValue.language.languageCode
      if language != scenario.locale.language.languageCode { looks.language = language?.identifier }
    }
  }

  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (scenario.environment.layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(named: scenario.environment.dynamicTypeSize) }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      if looks.typeSize != nil || newValue != DynamicTypeSize(named: scenario.environment.dynamicTypeSize) {
        looks.typeSize = newValue
      }
    }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (scenario.environment.colorScheme == "dark" ? .dark : .light) }
    set {
      let isOther = newValue != colorScheme
      self[ColorSchemeKey.self] = newValue
      if isOther, looks.background == nil { looks.background = AnyShapeStyle(BackgroundStyle()) }
    }
  }

  /// Whether a view set another colour scheme than the scenario has.
  var isOtherScheme: Bool {
    guard let own = self[ColorSchemeKey.self] else { return false }
    return (own == .dark) != (scenario.environment.colorScheme == "dark")
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    scenario.environment.contrast == "increased" ? .increased : .standard
  }

  public var accessibilityReduceMotion: Bool {
    self[ReduceMotionKey.self] ?? scenario.environment.reduceMotion
  }

  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { self[ReduceMotionKey.self] = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool { true }
  public var accessibilityEnabled: Bool { true }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

  public var isEnabled: Bool {
    get { isEnabledHere }
    set { isEnabledHere = newValue }
  }

  public var calendar: Calendar {
    get {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { locale = newValue.locale ?? locale }
  }

  /// The moment of the scenario and what has passed since, from which relative dates and timers are told.
  var now: Date { scenario.environment.now + (timepiece?.read() ?? 0) }

  /// Always UTC unless a component sets another: the machine's zone would make transcripts differ.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { TimeZone(identifier: "UTC")! } }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// A Dynamic Type size, from the smallest to the largest accessibility size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  init(named name: String) { self = Self.allCases.first { "\($0)" == name } ?? .large }
}
