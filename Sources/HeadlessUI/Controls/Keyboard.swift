/// The keyboard that a field brings up.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// When a keyboard writes capitals.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// When a keyboard writes capitals, in UIKit's words.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

extension TextInputAutocapitalization {
  public init?(_ type: UITextAutocapitalizationType) {}
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

extension View {
  /// Sets the keyboard that the fields inside bring up; nothing is typed on it here, and a listener is told nothing of it.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
}

// Accepted without effect: nothing is typed on a keyboard here.
extension View {
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self {
    self
  }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
}

extension EnvironmentValues {
  private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

  /// Whether typed texts are left as they are; nothing corrects them here.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}
