import Observation
import Semantics

/// A view that is being shown: its identities, its pending changes and what it did.
@MainActor
final class Mount {
  private(set) var update = 0
  private var nodeNumber = 0
  /// What changed since the last update.
  nonisolated let changes = PendingChanges()
  /// The last state that was set, for the message about a view that never settles.
  private var lastWriter = "the view"
  /// How the change of the update at hand is animated.
  private(set) var currentTransaction = Transaction()
  private(set) lazy var root = _Identity(mount: self)

  /// What modifiers want done after the update at hand: `onChange`, `onAppear` and their kin, in source order.
  var effects: [() -> Void] = []
  /// Movements of the update at hand, which are told after its haptics.
  var movements: [SemanticEvent] = []
  private(set) var events: [SemanticEvent] = []
  /// What `@AppStorage` and `@SceneStorage` keep.
  let storedValues = StoredValues()

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
    var environment = EnvironmentValues(scenario: scenario)
    let editMode = StateLocation(EditMode.inactive, changes: changes, owner: EditButton.self)
    environment.editMode = Binding(get: { editMode.value }, set: { (mode: EditMode) in editMode.set(mode) })
    self.environment = environment
    changes.note()
    evaluate = { identity, environment, evaluation in
      Content._evaluate(content, at: identity, in: environment, into: &evaluation)
    }
  }

  func nextNodeNumber() -> Int {
    nodeNumber += 1
    return nodeNumber
  }

  func emit(_ kind: SemanticEvent.Kind, node: NodeID? = nil) {
    events.append(SemanticEvent(kind, node: node, cause: cause))
  }

  func takeEvents() -> [SemanticEvent] {
    defer { events = [] }
    return events
  }

  /// Runs what was asked for and updates until nothing changes any more.
  func settle(_ change: @MainActor () -> Void = {}) throws(HostError) {
    run(change)
    var rounds = 0
    while let notes = changes.take() {
      if let writer = notes.writer { lastWriter = writer }
      rounds += 1
      guard rounds <= Mount.settleLimit else { throw .neverSettles(view: lastWriter) }
      runUpdate(notes.transaction)
    }
  }

  /// Runs code of the view: what it posts, sets and formats is this view's.
  private func run(_ code: @MainActor () -> Void) {
    AnnouncementQueue.open(self) {
      PendingChanges.$ofRunningView.withValue(changes) { CurrentEnvironment.with(environment) { code() } }
    }
  }

  private func runUpdate(_ transaction: Transaction) {
    update += 1
    currentTransaction = transaction
    var evaluation = _Evaluation(mount: self, transaction: currentTransaction)
    CurrentEnvironment.with(environment) {
      withObservationTracking {
        evaluate(root, environment, &evaluation)
      } onChange: { [changes] in
        changes.note()
      }
    }
    root.sweep()
    evaluation.withhold(evaluation.silent, .silent, owner: nil)
    var publication = Publication(withheld: evaluation.withheld)
    let nodes = publication.publish(evaluation.elements)
    handlers = publication.handlers
    tree = SemanticTree(
      environment: scenario, nodes: nodes, withheld: publication.withheld,
      haptics: evaluation.haptics, motions: evaluation.motions)
    tree.paints = evaluation.paints
    let effects = self.effects
    self.effects = []
    run { effects.forEach { $0() } }
    events += movements.map { SemanticEvent($0.kind, node: $0.node, cause: cause) }
    movements = []
  }
}
