public import Foundation

extension String {
  /// A text to look up, with the values that fill its places.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    var template: LocalizedTemplate

    public init(_ value: String) { template = LocalizedTemplate(key: value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }
  }

  /// Looks a text up by the scenario's language; the key is the text where no table has it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.template.found(inTable: table, of: bundle).string(in: .forText(locale))
  }

  /// Looks a key up by the scenario's language; the default value is the text where no table has it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.template.keyed("\(key)", inTable: table, of: bundle).string(in: .forText(locale))
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.string(in: .forText(nil)) }
}

extension AttributedString {
  /// Looks a text up by the scenario's language and takes its inline marks out; nothing here draws them.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let template = keyAndValue.template.found(inTable: table, of: bundle)
    self.init(template.string(in: .forText(locale), readsMarkdown: true))
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.string(in: .forText(nil), readsMarkdown: true))
  }
}

extension EnvironmentValues {
  /// An environment that knows nothing but the locale of what runs now.
  static func forText(_ locale: Locale?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = locale ?? CurrentEnvironment.locale
    return environment
  }
}
