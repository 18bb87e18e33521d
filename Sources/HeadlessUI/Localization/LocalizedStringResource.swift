public import Foundation

/// A text that is looked up when it is needed, by whoever needs it.
public struct LocalizedStringResource: Equatable, Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// Where the tables of a resource are.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  var template: LocalizedTemplate
  public var locale: Locale
  let hasOwnLocale: Bool

  public var key: String { template.key }
  public var table: String? { template.table }
  public var defaultValue: String.LocalizationValue {
    var value = String.LocalizationValue(template.defaultValue ?? template.key)
    value.template.values = template.values
    return value
  }
  public var localizedStringResource: LocalizedStringResource { self }

  public init(stringLiteral value: String) { self.init(LocalizedTemplate(key: value), locale: nil) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(stringInterpolation.template, locale: nil)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var template = keyAndValue.template
    template.table = table
    template.bundle = Self.bundle(bundle)
    self.init(template, locale: locale)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var template = defaultValue.template
    template.defaultValue = template.key
    template.key = "\(key)"
    template.table = table
    template.bundle = Self.bundle(bundle)
    self.init(template, locale: locale)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    var template = keyAndValue.template
    template.table = table
    template.bundle = bundle
    self.init(template, locale: locale)
  }

  private init(_ template: LocalizedTemplate, locale: Locale?) {
    self.template = template
    self.locale = locale ?? .current
    hasOwnLocale = locale != nil
  }

  private static func bundle(_ description: BundleDescription) -> Bundle? {
    switch description {
    case .main: nil
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    guard hasOwnLocale else { return template.string(in: environment) }
    var environment = environment
    environment.locale = locale
    return template.string(in: environment)
  }

  public static func == (left: LocalizedStringResource, right: LocalizedStringResource) -> Bool {
    left.template == right.template
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(template.key) }
}

/// Something that has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A text to look up, with the values that fill its places.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    var template: LocalizedTemplate

    public init(_ value: String) { template = LocalizedTemplate(key: value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
  }

  /// Looks a text up by the scenario's language; the key is the text where no table has it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var template = keyAndValue.template
    template.table = table
    template.bundle = bundle
    self = template.string(in: .forText(locale))
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var template = defaultValue.template
    template.defaultValue = template.key
    template.key = "\(key)"
    template.table = table
    template.bundle = bundle
    self = template.string(in: .forText(locale))
  }

  public init(localized resource: LocalizedStringResource) { self = resource.string(in: .forText(nil)) }
}

extension EnvironmentValues {
  /// An environment that knows nothing but the locale of what runs now.
  static func forText(_ locale: Locale?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = locale ?? CurrentEnvironment.locale
    return environment
  }
}
