/// How big a control is drawn.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The keyboard that a field brings up.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// When a keyboard writes capitals.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
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

// Accepted without effect: nothing is typed on a keyboard here.
extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> Self { self }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> Self { self }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> Self { self }
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> Self { self }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> Self { self }
}

/// Whether the bars of a scroll view show.
public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}
