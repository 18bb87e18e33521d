public import Foundation

/// How much of the system's writing help a text offers.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How much room a button takes.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// The language that a text is set in, for the eye.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

// Accepted without effect: they change what is drawn, typed ahead or taken up by a hardware keyboard.
extension View {
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert() }
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { inert() }
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { inert() }
  public nonisolated func textInputCompletion(_ completion: String) -> some View { inert() }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { inert() }
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { inert() }
  public nonisolated func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View {
    inert()
  }
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    inert()
  }
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    inert()
  }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { inert() }
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { inert() }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert() }
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { inert() }
}

nonisolated extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension EnvironmentValues {
  private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// How high a row of a list is at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// How high a header of a list is at least, in points; nil for the system's height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
