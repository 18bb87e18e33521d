/// What can be taken back; nothing is, since no app runs.
public final class UndoManager: @unchecked Sendable {
  private var undos: [() -> Void] = []
  public init() {}
  public var canUndo: Bool { !undos.isEmpty }
  public var canRedo: Bool { false }
  public var undoActionName: String { "" }
  public func setActionName(_ actionName: String) {}
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    undos.append { handler(target) }
  }
  public func undo() { undos.popLast()?() }
  public func redo() {}
  public func removeAllActions() { undos = [] }
  public func beginUndoGrouping() {}
  public func endUndoGrouping() {}
}

extension EnvironmentValues {
  private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// Without a window nothing keeps what could be taken back.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
