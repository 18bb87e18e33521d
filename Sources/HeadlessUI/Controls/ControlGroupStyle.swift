/// A way to show a group of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// Builds what is shown of a group, and all that a listener meets of it.
  ///
  /// - Parameter configuration: The controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of control groups shows.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label, which is drawn only where the group is shown as a menu.
  public struct Label: View {
    public var body: some View { EmptyView() }
  }

  public let content: Content
  public let label: Label
}

extension View {
  /// Shows the groups of controls below in a style.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
