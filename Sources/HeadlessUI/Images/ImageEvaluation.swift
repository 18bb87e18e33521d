import Semantics

extension Image: PrimitiveView {
  @MainActor public static func _evaluate(
    _ view: Image, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let looks = environment.declaredLooks
    let name: String
    switch view.kind {
    case .decorative:
      // A picture has a size of its own, so that a finger finds it.
      evaluation.framedShapes += 1
      return evaluation.stand()
    case .asset(let asset): name = asset
    case .symbol(let symbol):
      name = symbol
      if let transition = looks?.contentTransition, transition.movesSymbols {
        evaluation.recordContent(symbol, of: identity, shownWith: transition)
      }
    }
    // Nothing is drawn under an empty name, so there is nothing to hear either.
    guard looks?.isRedacted != true, !name.isEmpty || view.label != nil else { return evaluation.stand() }
    var element = Element(at: identity, role: .image)
    element.node.traits = .image
    element.node.label = view.name(in: environment)
    element.node.identifier = name.isEmpty ? nil : name
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = view.source
    element.labelOrigin = view.label == nil ? .implicit : .explicit
    element.identifierOrigin = .implicit
    if case .symbol = view.kind { element.isRigid = !view.isResizable }
    if let looks { element.node.appearance = looks.appearance(in: environment) }
    evaluation.elements.append(element)
  }
}
