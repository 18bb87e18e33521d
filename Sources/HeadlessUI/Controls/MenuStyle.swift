import Semantics

/// A way to draw menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style draws.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  let primaryAction: (() -> Void)?
  let source: SourceLocation
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction,
      source: configuration.source)
  }
}

extension View {
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: MenuStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

public struct DefaultMenuStyle: MenuStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

public struct ButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
