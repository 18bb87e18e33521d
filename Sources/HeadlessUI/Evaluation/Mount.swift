import Observation
import Semantics
import Synchronization

/// A view that is being shown: its identities, its pending changes and what it did.
@MainActor
final class Mount {
  private(set) var update = 0
  private var nodeNumber = 0
  private var isDirty = true
  /// How the change that runs now said it is animated, for models that change in it.
  private var declaredTransaction: Transaction?
  /// Set by observable models, on whatever thread they change.
  private let modelsChanged = ChangeFlag()
  /// The last state that was set, for the message about a view that never settles.
  private var lastWriter = "the view"
  private var pendingTransaction = Transaction()
  /// How the change of the update at hand is animated.
  private(set) var currentTransaction = Transaction()
  private(set) lazy var root = _Identity(mount: self)

  /// What modifiers want done after the update at hand: `onChange`, `onAppear` and their kin, in source order.
  var effects: [() -> Void] = []
  /// Movements of the update at hand, which are told after its haptics.
  var movements: [SemanticEvent] = []
  private(set) var events: [SemanticEvent] = []
  /// What the events at hand are due to.
  var cause = SemanticEvent.Cause.appearance
  /// The node under the reader's cursor.
  var focusedNode: NodeID?

  /// The field that the keyboard writes into, and what it does when it gives the keyboard up.
  var keyboard: (field: NodeID, resign: () -> Void)?

  /// Told of every move of the reader's cursor, by the location of the focus state that listens.
  var focusObservers: [ObjectIdentifier: @MainActor (NodeID?) -> Void] = [:]

  private(set) var tree = SemanticTree()
  private(set) var handlers: [NodeID: [ActionHandler]] = [:]
  private let environment: EnvironmentValues
  private let scenario: SemanticEnvironment
  private let evaluate: @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void

  /// Updates in a row after which a view is held to never settle.
  static let settleLimit = 100

  init<Content: View>(_ content: Content, scenario: SemanticEnvironment) {
    self.scenario = scenario
    environment = EnvironmentValues(scenario: scenario)
    evaluate = { identity, environment, evaluation in
      Content._evaluate(content, at: identity, in: environment, into: &evaluation)
    }
  }

  func nextNodeNumber() -> Int {
    nodeNumber += 1
    return nodeNumber
  }

  /// Notes that state changed, and how the change is to be animated.
  func invalidate(by writer: @autoclosure () -> String) {
    isDirty = true
    lastWriter = writer()
    if let transaction = Transaction.current { pendingTransaction = transaction }
  }

  /// Notes that a part of the change that runs now is animated.
  func declare(_ transaction: Transaction) { declaredTransaction = transaction }

  func emit(_ kind: SemanticEvent.Kind, node: NodeID? = nil) {
    events.append(SemanticEvent(kind, node: node, cause: cause))
  }

  func takeEvents() -> [SemanticEvent] {
    defer { events = [] }
    return events
  }

  /// Runs what was asked for and updates until nothing changes any more.
  func settle(_ change: @MainActor () -> Void = {}) throws(HostError) {
    AnnouncementQueue.open(self) { CurrentEnvironment.with(environment) { change() } }
    var rounds = 0
    while isDirty || modelsChanged.take() {
      rounds += 1
      guard rounds <= Mount.settleLimit else {
        isDirty = false
        throw .neverSettles(view: lastWriter)
      }
      runUpdate()
    }
  }

  private func runUpdate() {
    isDirty = false
    update += 1
    if !pendingTransaction.isDeclared, let declaredTransaction { pendingTransaction = declaredTransaction }
    declaredTransaction = nil
    currentTransaction = pendingTransaction
    pendingTransaction = Transaction()
    var evaluation = _Evaluation(mount: self, transaction: currentTransaction)
    CurrentEnvironment.with(environment) {
      withObservationTracking {
        evaluate(root, environment, &evaluation)
      } onChange: { [modelsChanged] in
        modelsChanged.set()
      }
    }
    root.sweep()
    var publication = Publication(withheld: evaluation.withheld)
    let nodes = publication.publish(evaluation.elements)
    handlers = publication.handlers
    tree = SemanticTree(
      environment: scenario, nodes: nodes, withheld: publication.withheld,
      haptics: evaluation.haptics, motions: evaluation.motions)
    let effects = self.effects
    self.effects = []
    AnnouncementQueue.open(self) { CurrentEnvironment.with(environment) { effects.forEach { $0() } } }
    events += movements.map { SemanticEvent($0.kind, node: $0.node, cause: cause) }
    movements = []
  }
}

/// A note that something changed, made on any thread.
private final class ChangeFlag: Sendable {
  private let isSet = Mutex(false)

  func set() { isSet.withLock { $0 = true } }

  /// Whether there was a note; it is taken away.
  func take() -> Bool {
    isSet.withLock { isSet in
      defer { isSet = false }
      return isSet
    }
  }
}
