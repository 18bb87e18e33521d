/// A way to show text fields.
///
/// SwiftUI's own requirement is underscored, and components write it all the same.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// Builds what is shown around a field.
  ///
  /// - Parameter configuration: The field as the style further out shows it.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field that a style is given.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

extension View {
  /// Shows the text fields and secure fields below in a style.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: TextField<_TextFieldStyleLabel>) in
      style._body(configuration: configuration)
    }
  }
}

/// The style that the system chooses.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  @_disfavoredOverload nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
