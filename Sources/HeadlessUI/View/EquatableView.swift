/// A view that is compared with what it was, so as to be drawn anew only where it differs.
///
/// Here every view is evaluated in each update; see the divergences.
nonisolated public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
