import Foundation

/// What a text field edits: a text, or a value by way of a text.
struct FieldContent {
  let text: (Locale) -> String
  /// Takes what was typed; a text that cannot be read as a value leaves the value as it was.
  let commit: (String, Locale) -> Void

  nonisolated static func text(_ text: Binding<String>) -> FieldContent {
    FieldContent(text: { _ in text.wrappedValue }, commit: { new, _ in text.wrappedValue = new })
  }

  nonisolated static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> FieldContent where F.FormatOutput == String {
    FieldContent(
      text: { format.locale($0).format(value.wrappedValue) },
      commit: { new, locale in
        if let parsed = try? format.locale(locale).parseStrategy.parse(new) { value.wrappedValue = parsed }
      })
  }

  nonisolated static func optional<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> FieldContent where F.FormatOutput == String {
    FieldContent(
      text: { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" },
      commit: { new, locale in
        if new.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.locale(locale).parseStrategy.parse(new) {
          value.wrappedValue = parsed
        }
      })
  }

  nonisolated static func formatter<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldContent {
    nonisolated(unsafe) let formatter = formatter
    return FieldContent(
      text: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      commit: { new, _ in
        if let formatter = formatter as? NumberFormatter, let parsed = formatter.number(from: new) as? V {
          value.wrappedValue = parsed
        } else if let formatter = formatter as? DateFormatter, let parsed = formatter.date(from: new) as? V {
          value.wrappedValue = parsed
        }
      })
  }
}
