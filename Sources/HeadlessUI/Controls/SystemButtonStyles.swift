/// A style of the system, which changes nothing that a listener would notice.
@MainActor
protocol SystemButtonStyle: PrimitiveButtonStyle {}

public struct DefaultButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct PlainButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct BorderlessButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct BorderedButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public struct GlassButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  nonisolated public init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

public struct GlassProminentButtonStyle: SystemButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
