import Foundation

/// What fills a place in a localized text.
struct LocalizedValue {
  /// Whether the value is spoken in other words than those that are shown.
  let isSpokenOtherwise: Bool
  /// The number behind the value, by which a language chooses among plural forms.
  let count: Int?
  private let write: (EnvironmentValues, Text.Reading, String) -> String

  init(isSpokenOtherwise: Bool = false, _ text: @escaping (EnvironmentValues, Text.Reading) -> String) {
    self.isSpokenOtherwise = isSpokenOtherwise
    count = nil
    write = { environment, reading, _ in text(environment, reading) }
  }

  /// A number, written as the place that it fills asks for.
  init<Number: _FormatSpecifiable>(number: Number) {
    isSpokenOtherwise = false
    count = (number as? any BinaryInteger).flatMap { Int(exactly: $0) }
    write = { environment, _, specifier in
      number._text(specifier: specifier.isEmpty ? number._specifier : specifier, in: environment.locale)
    }
  }

  /// - Parameter specifier: The format of the place, without a position.
  func text(in environment: EnvironmentValues, as reading: Text.Reading, by specifier: String) -> String {
    write(environment, reading, specifier)
  }
}
