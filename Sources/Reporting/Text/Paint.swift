/// The colours of a terminal, or none.
struct Paint {
  enum Style: String {
    case bold = "1"
    case error = "31"
    case warning = "33"
    case note = "36"
    case faint = "2"
  }

  let isOn: Bool

  /// - Parameter text: Text that has no escape character of its own any more.
  func callAsFunction(_ text: String, _ style: Style) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
