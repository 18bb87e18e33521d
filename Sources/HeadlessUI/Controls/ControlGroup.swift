/// Controls that belong together and are drawn side by side; each stays an element of its own.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is drawn only where the group is shown as a menu.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// The standard ways to draw a group of controls.
public protocol ControlGroupStyle {}

public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable { nonisolated public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable { nonisolated public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable { nonisolated public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable { nonisolated public init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable { nonisolated public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { inert() }
}
