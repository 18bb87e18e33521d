import Semantics

/// What one update has published so far, in source order.
public struct _Evaluation {
  unowned let mount: Mount
  var elements: [Element] = []
  var withheld: [WithheldNode] = []
  var haptics: [HapticTrigger] = []
  var motions: [DeclaredMotion] = []
  var rotors: [Rotor] = []
  /// Whether a rotor further out finds elements by the identifiers that views were given.
  var gathersRotorEntries = false
  /// Whether labels and contents were tied together.
  var hasPairs = false
  /// What reacts to a finger and publishes nothing.
  var silent: [Element] = []
  /// How many drawn views that publish nothing were given a size, or are pictures, which have one.
  var framedShapes = 0
  /// How many of them were given one side at least.
  var sizedShapes = 0
  /// The shapes that are drawn, as far as they may show an amount; a stack that tells of it takes them away.
  var shapes: [DrawnShape] = []
  /// How many spacers stood so far.
  var spacers = 0
  /// The colours of the shapes that are drawn.
  var paints: [Appearance.Color] = []
  var preferences = PreferenceStore()
  /// The elements of each view of the stack at hand; nil where nobody wants to know them.
  var stackParts: [Range<Int>]?
  /// How many views so far stand somewhere without having published anything themselves, such as shapes and stacks.
  private(set) var silentViews = 0
  /// Whether somebody further out tells elements by their tags.
  var gathersTags = false
  /// Whether what is evaluated lies behind another screen: it keeps its state and is not shown.
  var isCovered = false
  /// What views want in front of the screen; seen to when the rest was evaluated.
  var presentationRequests: [PresentationRequest] = []
  /// How the change at hand is animated; modifiers replace it for what is below them.
  var transaction: Transaction

  init(mount: Mount, transaction: Transaction) {
    self.mount = mount
    self.transaction = transaction
  }

  /// Notes that a view is there, whether it publishes anything or not: modifiers have something to work on.
  ///
  /// What is not there says nothing: an empty view, an `if` that does not hold, and views made of nothing else.
  mutating func stand() { silentViews += 1 }

  /// A moment in the evaluation, to tell later what came since.
  struct Moment {
    let elements: Int
    fileprivate let silentViews: Int
    let silent: Int
    let framedShapes: Int
    let sizedShapes: Int
    let shapes: Int
  }

  var now: Moment {
    Moment(
      elements: elements.count, silentViews: silentViews, silent: silent.count, framedShapes: framedShapes,
      sizedShapes: sizedShapes, shapes: shapes.count)
  }

  /// Whether no view stood anywhere since.
  func isEmpty(since start: Moment) -> Bool {
    elements.count == start.elements && silentViews == start.silentViews
  }

  /// Takes back that views stood since, which are not those that a modifier works on.
  mutating func forgetSilentViews(since start: Moment) { silentViews = start.silentViews }

  /// Evaluates a view apart and hands back its elements, leaving those before it as they were.
  @MainActor
  mutating func elements<V: View>(
    of view: V, at identity: _Identity, in environment: EnvironmentValues
  ) -> [Element] {
    elements { V._evaluate(view, at: identity, in: environment, into: &$0) }
  }

  /// Hands back the elements that a piece of the evaluation publishes, leaving those before it as they were.
  @MainActor
  mutating func elements(by evaluate: @MainActor (inout _Evaluation) -> Void) -> [Element] {
    let (start, drawn) = (elements.count, shapes.count)
    evaluate(&self)
    forget(shapesFrom: drawn)
    guard elements.count > start else { return [] }
    let apart = Array(elements[start...])
    elements.removeSubrange(start...)
    return apart
  }

  /// Keeps elements from the listener, with the reason.
  mutating func withhold(_ elements: [Element], _ reason: WithheldNode.Reason, owner: NodeID?) {
    for element in elements {
      withheld.append(WithheldNode(node: element.published, reason: element.ownAbsence ?? reason, owner: owner))
    }
  }

  /// Finds the dynamic properties of a value and gives each its place, its environment and its slot.
  @MainActor
  mutating func bind<Value>(
    _ value: inout Value, by plan: PropertyPlan, at identity: _Identity, in environment: EnvironmentValues
  ) {
    guard !plan.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      var binder = _PropertyBinder(identity: identity, environment: environment, owner: Value.self)
      plan.bind(UnsafeMutableRawPointer(pointer), with: &binder)
    }
  }
}

extension Element {
  /// The node with its children, as it stands without regard to visibility.
  var published: SemanticNode {
    var node = facets
    node.actions = handlers.isEmpty ? node.actions : Element.actions(of: handlers)
    node.children = children.map(\.published)
    return node
  }

  /// The actions that handlers answer, each once, in their order.
  static func actions(of handlers: [ActionHandler]) -> [SemanticAction] {
    var actions: [SemanticAction] = []
    for handler in handlers {
      if case .insertText = handler.action { continue }
      if !actions.contains(handler.action) { actions.append(handler.action) }
    }
    return actions
  }
}
