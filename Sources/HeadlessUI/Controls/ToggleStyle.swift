/// A way to draw toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style draws.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ToggleStyleConfiguration) -> AnyView)? { nil }
  }

  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    let makeBody: (@MainActor (ToggleStyleConfiguration) -> AnyView)? =
      style is any SystemToggleStyle ? nil : { @MainActor in AnyView(style.makeBody(configuration: $0)) }
    return modifier(EnvironmentWriter { $0.toggleStyle = makeBody })
  }
}

/// A style of the system, which changes nothing that a listener would notice.
@MainActor
protocol SystemToggleStyle: ToggleStyle {}

public struct DefaultToggleStyle: SystemToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: SystemToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: SystemToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct CheckboxToggleStyle: SystemToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
