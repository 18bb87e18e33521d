/// Controls in sections.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: FormStyleConfiguration.self] {
      return style.evaluate(
        FormStyleConfiguration(content: .init(content: AnyView(view.content))),
        at: identity.child(keyed: "style"), in: environment, into: &evaluation)
    }
    evaluation.stand()
    var environment = environment
    environment.isInList = true
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

extension EnvironmentValues {
  private struct InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a list or a form is around the view.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}
