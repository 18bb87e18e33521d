public import Foundation

/// A text that is looked up when it is needed, by whoever needs it.
public struct LocalizedStringResource: Sendable, CustomLocalizedStringResourceConvertible {
  /// Where the tables of a resource are.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  var template: LocalizedTemplate
  /// The locale that was chosen for the resource; that of the scenario where none was.
  private var ownLocale: Locale?

  public var key: String { template.key }
  public var table: String? { template.lookup?.table }
  public var localizedStringResource: LocalizedStringResource { self }

  /// What is shown where no table has the key.
  public var defaultValue: String.LocalizationValue {
    var value = String.LocalizationValue(template.lookup?.defaultValue ?? template.key)
    value.template.values = template.values
    return value
  }

  public var locale: Locale {
    get { ownLocale ?? CurrentEnvironment.locale }
    set { ownLocale = newValue }
  }

  public var bundle: BundleDescription { template.lookup?.bundle.map { .atURL($0.bundleURL) } ?? .main }

  init(_ template: LocalizedTemplate, locale: Locale?) {
    self.template = template
    ownLocale = locale
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.template.found(inTable: table, of: bundle.bundle), locale: locale)
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.template.found(inTable: table, of: bundle), locale: locale)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(defaultValue.template.keyed("\(key)", inTable: table, of: bundle.bundle), locale: locale)
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(defaultValue.template.keyed("\(key)", inTable: table, of: bundle), locale: locale)
  }

  func string(
    in environment: EnvironmentValues, as reading: Text.Reading = .shown, readsMarkdown: Bool = false
  ) -> String {
    guard let ownLocale else { return template.string(in: environment, as: reading, readsMarkdown: readsMarkdown) }
    var environment = environment
    environment.locale = ownLocale
    return template.string(in: environment, as: reading, readsMarkdown: readsMarkdown)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(LocalizedTemplate(key: value), locale: nil) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(stringInterpolation.template, locale: nil)
  }
}

extension LocalizedStringResource: Hashable {
  public static func == (left: LocalizedStringResource, right: LocalizedStringResource) -> Bool {
    left.template == right.template && left.ownLocale == right.ownLocale
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(template.key)
    hasher.combine(ownLocale)
  }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, defaultValue, table, locale, arguments
  }

  /// Reads a resource; its tables are those of the main bundle.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var template = LocalizedTemplate(key: try container.decode(String.self, forKey: .key))
    for argument in try container.decodeIfPresent([String].self, forKey: .arguments) ?? [] {
      template.values.append(LocalizedValue { _, _ in argument })
    }
    template = template.found(
      inTable: try container.decodeIfPresent(String.self, forKey: .table), of: nil,
      defaultValue: try container.decodeIfPresent(String.self, forKey: .defaultValue))
    self.init(template, locale: try container.decodeIfPresent(Locale.self, forKey: .locale))
  }

  /// Writes the resource; its values are written as they read now.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let environment = EnvironmentValues.forText(ownLocale)
    let arguments = template.values.map { $0.text(in: environment, as: .shown, by: "") }
    try container.encode(key, forKey: .key)
    try container.encodeIfPresent(template.lookup?.defaultValue, forKey: .defaultValue)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encodeIfPresent(ownLocale, forKey: .locale)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}

/// Something that has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
