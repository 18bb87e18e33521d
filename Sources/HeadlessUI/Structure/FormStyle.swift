/// A way to show forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// Builds what is shown of a form, and all that a listener meets of it.
  ///
  /// - Parameter configuration: The content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a form style shows.
public struct FormStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the form holds.
  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Shows what a style was given, in the style that is set further out.
  nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension View {
  /// Shows the forms below in a style.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: FormStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// The style that the system chooses.
public struct AutomaticFormStyle: FormStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column and controls in another.
public struct ColumnsFormStyle: FormStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
