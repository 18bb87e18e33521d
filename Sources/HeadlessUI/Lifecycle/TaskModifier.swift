/// Runs asynchronous work while its place is shown; it is cancelled when the place goes or its value changes.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  /// Where it was declared, for the message about work that never ends.
  let source: String
  let action: @isolated(any) () async -> Void

  private final class Running {
    var id: ID
    var task: Task<Void, Never>?
    var isShown = false
    init(id: ID) { self.id = id }

    @MainActor func end(on clock: VirtualClock) {
      guard let task else { return }
      task.cancel()
      clock.forget(task)
    }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let isNew = identity.isNew
    let running = identity.slot(0) { Running(id: modifier.id) }
    let clock = evaluation.mount.clock
    if isNew { identity.onRemoval.append { running.end(on: clock) } }
    let hasAppeared = !running.isShown && !evaluation.isCovered
    if running.isShown, evaluation.isCovered { evaluation.mount.effects.append { running.end(on: clock) } }
    running.isShown = !evaluation.isCovered
    if hasAppeared || (running.isShown && running.id != modifier.id) {
      running.id = modifier.id
      evaluation.mount.effects.append {
        running.end(on: clock)
        let task = modifier.start()
        running.task = task
        clock.note(modifier.source, of: task)
      }
    }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
  }

  @MainActor private func start() -> Task<Void, Never> {
    nonisolated(unsafe) let action = action
    return Task(name: name, priority: priority) { @MainActor in await action() }
  }
}

extension View {
  /// Runs asynchronous work from the moment the view appears; the work is cancelled when the view goes.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; user-initiated by default.
  ///   - action: The work, which runs where the view does.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: 0, name: nil, priority: priority, source: "the task at \(file):\(line)", action: action))
  }

  /// Runs asynchronous work under a name.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: 0, name: name, priority: priority, source: "the task at \(file):\(line)", action: action))
  }

  /// Runs asynchronous work when the view appears, and anew whenever a value changes.
  ///
  /// - Parameters:
  ///   - value: The value that is watched; when it changes, the work at hand is cancelled.
  ///   - priority: The priority of the task; user-initiated by default.
  ///   - action: The work, which runs where the view does.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: value, name: nil, priority: priority, source: "the task at \(file):\(line)", action: action))
  }

  /// Runs asynchronous work under a name, and anew whenever a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: value, name: name, priority: priority, source: "the task at \(file):\(line)", action: action))
  }
}
