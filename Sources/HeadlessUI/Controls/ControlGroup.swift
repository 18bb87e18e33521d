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
    guard let style = environment[style: ControlGroupStyleConfiguration.self] else {
      return Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
    }
    let configuration = ControlGroupStyleConfiguration(content: .init(content: AnyView(view.content)), label: .init())
    style.evaluate(configuration, at: identity, in: environment, into: &evaluation)
  }
}
