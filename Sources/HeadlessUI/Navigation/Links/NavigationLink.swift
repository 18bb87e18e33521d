import Semantics

/// A control that leads to another screen.
///
/// Publishes one button, named by all the texts of its label. Outside of a navigation container it is dimmed.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case screen(Destination)
    /// A value that some declaration further out shows; a link without one is dimmed.
    case value(AnyHashable?)
    /// A screen that is shown for as long as a condition holds.
    case presented(Binding<Bool>, Destination)
  }

  let label: Label
  let target: Target
  let source: SourceLocation?

  nonisolated init(label: Label, target: Target, source: SourceLocation?) {
    self.label = label
    self.target = target
    self.source = source
  }
}

extension NavigationLink: View {
  public var body: Never { fatalError("NavigationLink has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let model = environment.navigation
    var environment = environment
    if model == nil { environment.isEnabledHere = false }
    let action: () -> Void
    var tag: AnyHashable?
    switch view.target {
    case .screen(let destination):
      let show = { AnyView(destination) }
      model?.refresh(identity, show)
      action = { model?.push(identity, show) }
    case .value(let value):
      if value == nil { environment.isEnabledHere = false }
      tag = value
      let select = environment.splitColumn == nil ? nil : environment.listSelection
      action = {
        guard let value, select?(value) != true else { return }
        model?.push(value)
      }
    case .presented(let isActive, let destination):
      model?.present(identity, isActive: isActive.wrappedValue) {
        AnyView(destination)
      } onPop: {
        isActive.wrappedValue = false
      }
      action = { isActive.wrappedValue = true }
    }
    let start = evaluation.now
    let button = Button(label: view.label, role: nil, action: action, source: view.source)
    Button._evaluate(button, at: identity.child(0), in: environment, into: &evaluation)
    // A link with nothing in it is there to be followed by the program alone.
    if Label.self == EmptyView.self {
      evaluation.elements.removeSubrange(start.elements...)
    }
    guard evaluation.gathersTags, let tag else { return }
    for index in start.elements..<evaluation.elements.count { evaluation.elements[index].tag = tag }
  }

  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { inert() }
}
