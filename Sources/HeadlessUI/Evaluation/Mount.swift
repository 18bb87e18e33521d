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
  /// What the last action moved by much.
  var shifts: [DeclaredMotion] = []
  /// The endless animations in which changes were made, each once.
  private var endless: [DeclaredMotion] = []
  /// What the events at hand are due to.
  var cause = SemanticEvent.Cause.appearance
  /// The node under the reader's cursor.
  var focusedNode: NodeID?

  /// The field that the keyboard writes into, and what it does when it gives the keyboard up.
  var keyboard: (field: NodeID, resign: () -> Void)?

  /// Told of every move of the reader's cursor, by the location of the focus state that listens.
  var focusObservers: [ObjectIdentifier: @MainActor (NodeID?) -> Void] = [:]

  /// What is in front of the screen since the last update, the lowest first.
  var presented: [PresentationRequest] = []

  /// What a component made modal by its trait in the last update.
  private var modal: NodeID?

  private(set) var tree = SemanticTree()
  private(set) var handlers: [NodeID: [ActionHandler]] = [:]
  let clock: VirtualClock
  private let strings: StringWatch
  private(set) var environment: EnvironmentValues
  private let scenario: SemanticEnvironment
  private let evaluate: @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void

  /// Updates in a row after which a view is held to never settle.
  static let settleLimit = 100
  /// Pieces of work at one moment after which a view is held to never rest.
  static let workLimit = 10_000

  /// - Parameters:
  ///   - module: The module of the view, whose string tables are searched first.
  ///   - content: Makes the view, as code of the view.
  init<Content: View>(
    scenario: SemanticEnvironment, module: String? = nil, content: @escaping @MainActor () -> Content
  ) {
    self.scenario = scenario
    strings = StringWatch(module: module)
    var environment = EnvironmentValues(scenario: scenario)
    let editMode = StateLocation(EditMode.inactive, changes: changes, owner: EditButton.self)
    environment.editMode = Binding(get: { editMode.value }, set: { (mode: EditMode) in editMode.set(mode) })
    environment.undoManager = UndoManager()
    self.environment = environment
    clock = VirtualClock(
      start: scenario.now,
      settings: UserSettings(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    )
    changes.note()
    var made: Content?
    evaluate = { identity, environment, evaluation in
      let view = made ?? content()
      made = view
      Content._evaluate(view, at: identity, in: environment, into: &evaluation)
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

  /// Runs what was asked for, and updates and works until nothing changes any more and nothing is due.
  func settle(_ change: @MainActor () -> Void = {}) throws(HostError) {
    try clock.keep { () throws(HostError) in
      run(change)
      var updates = 0
      var works = 0
      while true {
        if let notes = changes.take() {
          if let writer = notes.writer { lastWriter = writer }
          updates += 1
          guard updates <= Mount.settleLimit else { throw .neverSettles(view: lastWriter) }
          runUpdate(notes.transaction)
        } else if let work = clock.takeReady() {
          updates = 0
          works += 1
          guard works <= Mount.workLimit else { throw .neverRests(work: clock.source(of: work) ?? lastWriter) }
          run(work.run)
        } else {
          return
        }
      }
    }
  }

  /// Lets time pass until something is due, at most for a while.
  ///
  /// - Returns: What is left of the while.
  func pass(_ nanoseconds: Int64) throws(HostError) -> Int64 {
    let end = clock.elapsed + nanoseconds
    let stop = min(clock.nextDeadline ?? end, end)
    clock.advance(to: stop)
    if stop == end, environment.timepiece?.wasRead == true { changes.note() }
    try settle()
    return end - stop
  }

  /// Tells that something modal took the screen over (recorded behaviour of `isModal`).
  private func note(modal new: NodeID?) {
    guard let new, new != modal, update > 1 else { return }
    emit(.screenChanged(text: nil), node: new)
  }

  /// Keeps an animation without an end, which goes on for as long as the view is there.
  private func note(endless transaction: Transaction) {
    guard transaction.isAnimated, transaction.animation?.isEndless == true else { return }
    let motion = DeclaredMotion(effect: "repeatForever", nodes: [], isEndless: true, source: transaction.source)
    if !endless.contains(motion) { endless.append(motion) }
  }

  /// Runs code of the view: what it posts, sets and formats is this view's.
  private func run(_ code: @MainActor () -> Void) {
    AnnouncementQueue.open(self) {
      PendingChanges.$ofRunningView.withValue(changes) {
        StringWatch.$current.withValue(strings) { CurrentEnvironment.with(environment) { code() } }
      }
    }
  }

  private func runUpdate(_ transaction: Transaction) {
    update += 1
    currentTransaction = transaction
    note(endless: transaction)
    environment.timepiece = Timepiece(elapsed: clock.elapsedSeconds)
    var evaluation = _Evaluation(mount: self, transaction: currentTransaction)
    var layers: [PresentationRequest] = []
    // What a handler looked up is not what the screen shows.
    _ = strings.take()
    AnnouncementQueue.open(self) {
      StringWatch.$current.withValue(strings) {
        CurrentEnvironment.with(environment) {
          withObservationTracking {
            evaluate(root, environment, &evaluation)
            layers = present(in: &evaluation)
          } onChange: { [changes] in
            changes.note()
          }
        }
      }
    }
    root.sweep()
    let isScreenKept = layers.count == presented.count
    note(presented: layers)
    evaluation.nameByPairs()
    for element in evaluation.silent { evaluation.withhold([element], .silent, owner: element.amount?.text) }
    var publication = Publication(withheld: evaluation.withheld)
    let nodes = publication.publish(evaluation.elements)
    if isScreenKept { note(modal: publication.modal) }
    modal = publication.modal
    handlers = publication.handlers
    tree = SemanticTree(
      environment: scenario, nodes: nodes, withheld: publication.withheld,
      haptics: evaluation.haptics, motions: evaluation.motions + endless,
      rotors: evaluation.rotors(on: nodes), strings: strings.take())
    tree.paints = evaluation.paints
    tree.shifts = shifts
    let effects = self.effects
    self.effects = []
    run { effects.forEach { $0() } }
    events += movements.map { SemanticEvent($0.kind, node: $0.node, cause: cause) }
    movements = []
  }
}
