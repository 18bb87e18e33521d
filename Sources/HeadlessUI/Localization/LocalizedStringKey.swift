public import Foundation

/// A key under which a text is looked up, with the values that fill its places.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  var template: LocalizedTemplate

  public init(_ value: String) { template = LocalizedTemplate(key: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.template == right.template
  }

  /// Gathers the key and its values from a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template: LocalizedTemplate

    public init(literalCapacity: Int, interpolationCount: Int) { template = LocalizedTemplate(key: "") }

    public mutating func appendLiteral(_ literal: String) {
      template.key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) { template.append("%@") { _ in string } }
    public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      nonisolated(unsafe) let formatter = formatter
      nonisolated(unsafe) let subject = subject
      template.append("%@") { _ in formatter?.string(for: subject) ?? "\(subject)" }
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      nonisolated(unsafe) let formatter = formatter
      nonisolated(unsafe) let subject = subject
      template.append("%@") { _ in formatter?.string(for: subject) ?? "\(subject)" }
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      nonisolated(unsafe) let input = input
      nonisolated(unsafe) let format = format
      template.append("%@") { format.locale($0.locale).format(input) }
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      nonisolated(unsafe) let value = value
      template.append(value._specifier) { value._text(specifier: value._specifier, in: $0.locale) }
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      nonisolated(unsafe) let value = value
      template.append(specifier) { value._text(specifier: specifier, in: $0.locale) }
    }

    public mutating func appendInterpolation(_ text: Text) { template.append("%@") { text.string(in: $0) } }

    public mutating func appendInterpolation(_ image: Image) {
      template.append("%@") { _ in image.spokenName ?? "" }
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      template.append("%@") { resource.string(in: $0) }
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(String(string.characters))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      template.append("%@") { style.text(of: date, in: $0) }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }
  }
}

/// A number that a localized text writes by a format.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
  func _text(specifier: String, in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _specifier: String { "%lld" }

  /// Grouped by the locale, as a format with a locale does it on Apple's systems.
  public func _text(specifier: String, in locale: Locale) -> String {
    guard specifier == "%lld" || specifier == "%d" || specifier == "%lu" || specifier == "%llu" else {
      return NumberSpecifier(specifier)?.text(of: Double(self), in: locale) ?? "\(self)"
    }
    return formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { "%lf" }

  public func _text(specifier: String, in locale: Locale) -> String {
    (NumberSpecifier(specifier) ?? NumberSpecifier("%lf")!).text(of: Double(self), in: locale)
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A printf format for one number, read by hand so that no text from outside reaches a C format.
struct NumberSpecifier {
  private var digits = 6
  private var width = 0
  private var pads = false

  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /%(0?)(\d{0,3})(?:\.(\d{1,2}))?(?:l|ll|h|z)?([dfigDu])/) else { return nil }
    pads = !match.1.isEmpty
    width = Int(match.2) ?? 0
    digits = "dDiu".contains(match.4) ? 0 : match.3.flatMap { Int($0) } ?? 6
  }

  func text(of value: Double, in locale: Locale) -> String {
    guard value.isFinite else { return "\(value)" }
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits)).grouping(
      .never)
    let text = style.format(value)
    return String(repeating: pads ? "0" : " ", count: max(0, width - text.count)) + text
  }
}
