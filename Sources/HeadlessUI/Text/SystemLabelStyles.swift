public import Foundation

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

extension View {
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { inert() }
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { inert() }
}
