public import Foundation

extension LocalizedStringKey {
  /// Gathers the key and its values from a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template: LocalizedTemplate

    public init(literalCapacity: Int, interpolationCount: Int) {
      template = LocalizedTemplate(key: "")
      template.values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      template.key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) { append { _ in string } }
    public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(String(string.characters))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append { _ in formatter?.string(for: subject) ?? "\(subject)" }
    }

    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      append { _ in formatter?.string(for: date) ?? "\(date)" }
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append { _ in formatter?.string(for: subject) ?? "\(subject)" }
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append { ScenarioFormat.output(of: input, format, in: $0) }
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      template.append(specifier, LocalizedValue(number: value))
    }

    public mutating func appendInterpolation(_ text: Text) {
      template.append("%@", LocalizedValue(isSpokenOtherwise: text.isSpokenOtherwise) { text.string(in: $0, as: $1) })
    }

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(.image(image), source: nil)) }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(.resource(resource), source: nil))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append { style.text(of: date, in: $0) }
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append { Text.DateStyle.text(of: dates, in: $0) }
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(interval.start...interval.end)
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append {
        Text.DateStyle.timer(
          timerInterval, at: pauseTime ?? $0.now, countsDown: countsDown, showsHours: showsHours, in: $0.locale)
      }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }

    private mutating func append(_ text: @escaping (EnvironmentValues) -> String) {
      template.append("%@", LocalizedValue { environment, _ in text(environment) })
    }
  }
}
