import Semantics

/// A node on its way up: what it will say, and what modifiers further out still need to know of it.
struct Element {
  var node: SemanticNode
  var children: [Element] = []
  var handlers: [ActionHandler] = []
  /// Where the label came from, which decides what may replace or join it.
  var labelOrigin = Origin.none
  var identifierOrigin = Origin.none
  /// What was declared about hiding, outermost last; nil where nothing was.
  var isHidden: Bool?
  var isTransparent = false
  /// Whether it is drawn nowhere, as opposed to kept from the listener only.
  var isUndrawn = false
  /// Whether other views share the room, so that its frame is not that of the whole.
  var sharesRoom = false
  /// Whether it is a symbol, or a control with nothing but one, that is as large as its font says whatever is around it.
  var isRigid = false
  /// Whether a control has room around it that does not react to touches.
  var isPadded = false
  var sortPriority = 0.0
  /// What a picker or a list tells the element by.
  var tag: AnyHashable?
  /// What other parts of the view find the element by.
  var marks: [Mark] = []
  /// What a button is for, which decides its place in an alert.
  var buttonRole: ButtonRole?
  /// Whether a menu stays open when this entry of it is activated.
  var keepsMenuOpen = false
  /// Whether the element reacts to a tap without saying so.
  var respondsToTap = false
  /// Whether it was given a default action for whoever does not touch it, which stands in for every gesture.
  var hasOwnDefaultAction = false
  /// Where a drawn amount stands among the elements, and the first text in it.
  var amount: DrawnAmount?
  /// What was declared of the row of a list that the element stands in.
  var rowTraits: RowTraits = []

  enum Origin {
    case none
    /// Given by the system: the name of a symbol or of an asset.
    case implicit
    case explicit
  }

  init(_ node: SemanticNode) { self.node = node }
  @MainActor init(at identity: _Identity, role: Role = .element) {
    node = SemanticNode(id: identity.nodeID, role: role)
  }

  var isVisible: Bool { isHidden.map { !$0 } ?? !isTransparent }

  /// Why the element itself keeps from the listener; nil where it does not.
  var ownAbsence: WithheldNode.Reason? {
    // What nobody sees is not kept from the listener alone.
    if isUndrawn || isTransparent { return .transparent }
    return isHidden == true ? .hidden : nil
  }
  var isButton: Bool { node.traits.contains(.button) }
  var isImage: Bool { node.traits.contains(.image) }

  /// The node with what only the element knows of its looks.
  var facets: SemanticNode {
    guard respondsToTap || node.hasRareFacets else { return node }
    let tap: Appearance.Tap? = respondsToTap ? .gesture : nil
    let isTouchable = hasOwnDefaultAction && node.appearance?.touch != nil
    guard node.appearance?.tap != tap || isTouchable else { return node }
    var node = node
    var appearance = node.appearance ?? Appearance()
    if respondsToTap { appearance.tap = .gesture } else if appearance.tap == .gesture { appearance.tap = nil }
    if isTouchable { appearance.touch = nil }
    node.appearance = appearance
    return node
  }

  /// Offers an action ahead of those that are there, as an outer modifier does.
  mutating func offer(_ action: SemanticAction, _ perform: @escaping ActionHandler.Perform) {
    handlers.insert(ActionHandler(action: action, perform: perform), at: 0)
  }

  /// Runs something more after each activation.
  mutating func afterActivation(_ next: @escaping () -> Void) {
    guard let index = handlers.firstIndex(where: { $0.action == .activate }) else { return }
    let perform = handlers[index].perform
    handlers[index] = ActionHandler(action: .activate) { action in
      perform(action)
      next()
    }
  }

  func handler(for action: SemanticAction) -> ActionHandler? { handlers.first { $0.answers(action) } }
}

/// What an action on an element runs.
struct ActionHandler {
  typealias Perform = (SemanticAction) -> Void

  var action: SemanticAction
  var perform: Perform

  func answers(_ other: SemanticAction) -> Bool {
    switch (action, other) {
    case (.insertText, .insertText): true
    case (.scroll, .scroll): true
    default: action == other
    }
  }
}

extension [Element] {
  /// The elements with a higher priority first, and those of one priority in source order.
  var byPriority: [Element] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.sortPriority, -$0.offset) > ($1.element.sortPriority, -$1.offset)
    }.map(\.element)
  }
}
