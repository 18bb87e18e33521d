import Semantics

/// A way to show progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// Builds what is shown of a progress view, and all that a listener meets of it.
  ///
  /// - Parameter configuration: The labels, and how far the work is.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style shows.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The part of the work that is done, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// What the work is called; nil where nothing was given.
  public var label: Label?
  /// How far the work is, in the component's words; nil where none were given.
  public var currentValueLabel: CurrentValueLabel?
  let source: SourceLocation?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Shows what a style was given, in the style that is set further out.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, fraction: configuration.fractionCompleted,
      currentValueLabel: configuration.currentValueLabel, source: configuration.source)
  }
}

extension View {
  /// Shows the progress views below in a style.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// The style that the system chooses.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A ring, or a spinner where it is not known how far the work is.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
