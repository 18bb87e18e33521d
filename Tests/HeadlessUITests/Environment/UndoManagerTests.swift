import HeadlessUI
import Observation
import Semantics
import Testing

/// What a component takes back and does again.
@MainActor
struct UndoManagerTests {
  @Observable final class Model {
    var text = "Tea"
    @MainActor func set(_ new: String, _ undoManager: UndoManager?) {
      let old = text
      text = new
      undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
    }
  }

  private struct Undoing: View {
    @Environment(\.undoManager) private var undoManager
    @State private var model = Model()

    var body: some View {
      Text(model.text)
      Button("Change") { model.set(model.text + "!", undoManager) }
      Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
      Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
    }
  }

  @Test("What is changed can be taken back and done again")
  func undo() throws {
    let screen = try Heard(Undoing())
    func dimmed() -> [Bool] { screen.view.tree.nodes.map { !$0.isEnabled } }
    #expect(dimmed() == [false, false, true, true])
    _ = try screen.activate("Change")
    _ = try screen.activate("Change")
    #expect(screen.labels.first == "Tea!!")
    #expect(dimmed() == [false, false, false, true])
    _ = try screen.activate("Undo")
    #expect(screen.labels.first == "Tea!")
    #expect(dimmed() == [false, false, false, false])
    _ = try screen.activate("Redo")
    #expect(screen.labels.first == "Tea!!")
    _ = try screen.activate("Undo")
    _ = try screen.activate("Undo")
    #expect(screen.labels.first == "Tea")
    #expect(dimmed() == [false, false, true, false])
  }

  private final class List {
    var items: [String] = []
    func add(_ item: String, _ undoManager: UndoManager) {
      items.append(item)
      undoManager.registerUndo(withTarget: self) { $0.remove(undoManager) }
    }
    func remove(_ undoManager: UndoManager) {
      let item = items.removeLast()
      undoManager.registerUndo(withTarget: self) { $0.add(item, undoManager) }
    }
  }

  @Test("What is grouped is taken back at once, and is called by its name")
  func groups() {
    let (list, undoManager) = (List(), UndoManager())
    undoManager.beginUndoGrouping()
    list.add("Tea", undoManager)
    list.add("Rye", undoManager)
    undoManager.endUndoGrouping()
    undoManager.setActionName("Add")
    list.add("Oil", undoManager)
    undoManager.undo()
    #expect(undoManager.undoMenuItemTitle == "Undo Add")
    undoManager.undo()
    #expect(list.items == [])
    #expect(undoManager.redoActionName == "Add")
    undoManager.redo()
    #expect(list.items == ["Tea", "Rye"])
    list.add("Jam", undoManager)
    #expect(!undoManager.canRedo)
  }

  @Test("What is not registered, or is gone, is not taken back")
  func forgotten() {
    let (list, undoManager) = (List(), UndoManager())
    undoManager.disableUndoRegistration()
    list.add("Tea", undoManager)
    undoManager.enableUndoRegistration()
    #expect(!undoManager.canUndo)
    list.add("Rye", undoManager)
    undoManager.removeAllActions(withTarget: list)
    #expect(!undoManager.canUndo)
  }
}
