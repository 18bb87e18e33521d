import Semantics

extension EnvironmentValues {
  private struct ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
  private struct KeyboardKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }

  var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }

  var keyboardType: UIKeyboardType {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}

extension Element {
  /// Notes what was declared that a field asks for, and the keyboard for it.
  mutating func keepPurpose(from environment: EnvironmentValues) {
    let contentType = environment.textContentType
    let keyboard = environment.keyboardType
    guard contentType != nil || keyboard != .default else { return }
    node.changeAppearance {
      $0.contentType = contentType?.rawValue
      $0.keyboard = keyboard == .default ? nil : "\(keyboard)"
    }
  }
}
