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

extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: ToggleStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

public struct DefaultToggleStyle: ToggleStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct CheckboxToggleStyle: ToggleStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  @_disfavoredOverload nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
