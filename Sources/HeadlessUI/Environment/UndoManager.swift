/// What a component has done and can take back.
///
/// What is registered at once is taken back at once only inside of a group; on a device the whole of an event is one.
nonisolated public final class UndoManager: @unchecked Sendable {
  private struct Step {
    var name = ""
    var changes: [(target: ObjectIdentifier, run: () -> Void)] = []
  }

  private enum Course {
    case forward, undoing, redoing
  }

  private var undos: [Step] = []
  private var redos: [Step] = []
  private var course = Course.forward
  /// How many groups are open, and whether the outermost has a step yet.
  private var depth = 0
  private var hasStep = false
  private var disablings = 0

  public var groupsByEvent = true
  /// How many steps are kept; as many as there are by default, with 0.
  public var levelsOfUndo = 0

  public init() {}

  public var canUndo: Bool { !undos.isEmpty }
  public var canRedo: Bool { !redos.isEmpty }
  public var isUndoing: Bool { course == .undoing }
  public var isRedoing: Bool { course == .redoing }
  public var isUndoRegistrationEnabled: Bool { disablings == 0 }
  public var undoActionName: String { undos.last?.name ?? "" }
  public var redoActionName: String { redos.last?.name ?? "" }
  public var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  public var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

  public func disableUndoRegistration() { disablings += 1 }
  public func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  /// Names the last step that was registered.
  public func setActionName(_ actionName: String) {
    if course == .undoing {
      if !redos.isEmpty { redos[redos.count - 1].name = actionName }
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  /// Registers how something is taken back; its target is not kept alive.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change: () -> Void = { [weak target] in
      if let target { handler(target) }
    }
    if course == .undoing {
      Self.append(change, of: target, to: &redos, joining: hasStep)
    } else {
      if course == .forward { redos = [] }
      Self.append(change, of: target, to: &undos, joining: hasStep)
      if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst() }
    }
    hasStep = depth > 0 || course != .forward
  }

  private static func append(
    _ change: @escaping () -> Void, of target: AnyObject, to steps: inout [Step], joining: Bool
  ) {
    if !joining || steps.isEmpty { steps.append(Step()) }
    steps[steps.count - 1].changes.append((ObjectIdentifier(target), change))
  }

  public func undo() { run(undos.popLast(), .undoing) }
  public func redo() { run(redos.popLast(), .redoing) }
  public func undoNestedGroup() { undo() }

  private func run(_ step: Step?, _ course: Course) {
    guard let step, self.course == .forward else { return }
    self.course = course
    hasStep = false
    for change in step.changes.reversed() { change.run() }
    if hasStep, course == .undoing { redos[redos.count - 1].name = step.name }
    if hasStep, course == .redoing { undos[undos.count - 1].name = step.name }
    hasStep = false
    self.course = .forward
  }

  public func removeAllActions() { (undos, redos) = ([], []) }

  public func removeAllActions(withTarget target: Any) {
    let gone = ObjectIdentifier(target as AnyObject)
    func kept(_ steps: [Step]) -> [Step] {
      steps.map { step in
        var step = step
        step.changes.removeAll { $0.target == gone }
        return step
      }.filter { !$0.changes.isEmpty }
    }
    (undos, redos) = (kept(undos), kept(redos))
  }

  public func beginUndoGrouping() { depth += 1 }

  public func endUndoGrouping() {
    depth = max(0, depth - 1)
    if depth == 0 { hasStep = false }
  }
}

extension EnvironmentValues {
  private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// What the window can take back, which is the screen here.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
