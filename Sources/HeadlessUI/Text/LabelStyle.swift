/// A way to show labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style shows.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// What of a label reaches a listener.
enum LabelPublication {
  case titleAndIcon, titleOnly, iconOnly
  case custom(@MainActor (LabelStyleConfiguration) -> AnyView)
}

/// A style of the system, told apart by what it publishes.
@MainActor
protocol SystemLabelStyle: LabelStyle {
  nonisolated static var publication: LabelPublication { get }
}

public struct DefaultLabelStyle: SystemLabelStyle, Sendable {
  nonisolated static var publication: LabelPublication { .titleAndIcon }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

public struct TitleAndIconLabelStyle: SystemLabelStyle, Sendable {
  nonisolated static var publication: LabelPublication { .titleAndIcon }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

public struct TitleOnlyLabelStyle: SystemLabelStyle, Sendable {
  nonisolated static var publication: LabelPublication { .titleOnly }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

public struct IconOnlyLabelStyle: SystemLabelStyle, Sendable {
  nonisolated static var publication: LabelPublication { .iconOnly }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey { static var defaultValue: LabelPublication { .titleAndIcon } }

  var labelStyle: LabelPublication {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let publication: LabelPublication
    if let system = S.self as? any SystemLabelStyle.Type {
      publication = system.publication
    } else {
      nonisolated(unsafe) let style = style
      publication = .custom { AnyView(style.makeBody(configuration: $0)) }
    }
    return modifier(EnvironmentWriter { $0.labelStyle = publication })
  }
}
