import Semantics

/// What a view wants to put in front of the screen.
struct PresentationRequest {
  let presenter: Presenter
  /// Tells what is presented from what the same presenter presented before.
  let key: AnyHashable
  /// The node that holds what is presented.
  let node: NodeID
  let onDismiss: (() -> Void)?
  /// Evaluates what is presented, into one element that holds it.
  let evaluate: @MainActor (inout _Evaluation) -> Element

  func isSame(as other: PresentationRequest) -> Bool { presenter === other.presenter && key == other.key }
}

/// A view that can put something in front of the screen, as long as its place is kept.
final class Presenter {
  /// What was taken back although a binding still asks for it, as a constant one does.
  var refused: AnyHashable?
  /// Whether a menu is open, which no binding of the component says.
  var isOpen = false
  fileprivate(set) var isGone = false
}

extension _Identity {
  /// The presenter at this place, kept in its first slot.
  var presenter: Presenter {
    let isNew = isNew
    let presenter = slot(0) { Presenter() }
    if isNew { onRemoval.append { presenter.isGone = true } }
    return presenter
  }
}

/// Something that can stand in front of the screen.
protocol ModalScreen {
  associatedtype Item

  /// Makes the element that holds what is presented.
  @MainActor
  func element(
    for item: Item, at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal,
    into evaluation: inout _Evaluation
  ) -> Element
}

extension _Evaluation {
  /// Asks for something to be put in front of the screen, once the rest of it was evaluated.
  @MainActor
  mutating func request<Screen: ModalScreen>(
    _ screen: Screen, for item: Screen.Item, key: AnyHashable, by presenter: Presenter, at identity: _Identity,
    in environment: EnvironmentValues, onDismiss: (() -> Void)? = nil, dismissal: Dismissal
  ) {
    let place = identity.child(keyed: key)
    presentationRequests.append(
      PresentationRequest(presenter: presenter, key: key, node: place.nodeID, onDismiss: onDismiss) { evaluation in
        screen.element(for: item, at: place, in: environment, dismissal: dismissal, into: &evaluation)
      })
  }

  /// Takes the requests of the layer at hand, and gives the one that is shown: what is there stays, else the first.
  fileprivate mutating func takeRequest(keeping shown: PresentationRequest?) -> PresentationRequest? {
    defer { presentationRequests = [] }
    return presentationRequests.first { $0.presenter === shown?.presenter } ?? presentationRequests.first
  }
}

extension Mount {
  /// Layers in front of each other after which a view is held to present itself.
  private static var layerLimit: Int { 50 }

  /// Evaluates what views want in front of the screen, layer by layer, and keeps from the listener what it covers.
  ///
  /// - Returns: What is presented, the lowest first.
  func present(in evaluation: inout _Evaluation) -> [PresentationRequest] {
    var layers: [PresentationRequest] = []
    while !evaluation.presentationRequests.isEmpty, layers.count < Mount.layerLimit {
      let shown = layers.count < presented.count ? presented[layers.count] : nil
      guard let request = evaluation.takeRequest(keeping: shown) else { break }
      layers.append(request)
      let below = evaluation.elements
      evaluation.elements = []
      evaluation.stackParts = nil
      let front = request.evaluate(&evaluation)
      guard front.node.container == .modal else {
        evaluation.elements = below + [front]
        continue
      }
      evaluation.withhold(below, .covered, owner: nil)
      evaluation.elements = [front]
    }
    return layers
  }

  /// Tells of what came in front of the screen and runs what is due for what went.
  func note(presented layers: [PresentationRequest]) {
    let kept = zip(presented, layers).prefix { $0.isSame(as: $1) }.count
    for gone in presented[kept...].reversed() where !gone.presenter.isGone {
      if let onDismiss = gone.onDismiss { effects.append(onDismiss) }
    }
    // What is there from the start is the screen itself, and not a change of it.
    if layers.count > kept, let top = layers.last, update > 1 { emit(.screenChanged(text: nil), node: top.node) }
    presented = layers
  }
}
