import HeadlessUI
import Semantics
import Testing

/// Which rows are selected, and what a tap on one does; and rows that hold others.
@MainActor
struct ListSelectionTests {
  private struct Several: View {
    @State private var picked: Set<String> = ["b"]
    var body: some View {
      List(selection: $picked) {
        Text("Apples").tag("a")
        Text("Bread").tag("b")
      }
    }
  }

  private func selected(_ view: MountedView) -> [String?] {
    view.tree.nodes.filter { $0.traits.contains(.selected) }.map(\.label)
  }

  @Test func aTapAddsARowToASetAndTakesItAway() throws {
    let view = try MountedView(Several())
    #expect(selected(view) == ["Bread"])
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(selected(view) == ["Apples", "Bread"])
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(selected(view) == ["Apples"])
  }

  @Test func aTapMovesASingleSelection() throws {
    struct One: View {
      @State private var optional: Int?
      @State private var always = 1
      var body: some View {
        List(1..<3, selection: $optional) { Text("Optional \($0)") }
        List(selection: $always) { ForEach(1..<3) { Text("Always \($0)") } }
      }
    }
    let view = try MountedView(One())
    #expect(selected(view) == ["Always 1"])
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    _ = try view.perform(.activate, on: view.tree.nodes[3].id)
    #expect(selected(view) == ["Optional 2", "Always 2"])
  }

  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  @Test func aRowWithChildrenOffersToExpand() throws {
    let folders = [
      Folder(
        id: "Music", children: [Folder(id: "Jazz", children: [Folder(id: "Blue")]), Folder(id: "Empty", children: [])]),
      Folder(id: "Notes"),
    ]
    let view = try MountedView(List(folders, children: \.children) { Text($0.id) })
    func texts() -> [String] { view.tree.nodes.map(GoldenCase.text) }
    #expect(texts() == ["L Music A Expand content", "L Notes"])
    _ = try view.perform(.named("Expand content"), on: view.tree.nodes[0].id)
    #expect(
      texts() == ["L Music A Collapse content", "L Jazz A Expand content", "L Empty A Expand content", "L Notes"])
    _ = try view.perform(.named("Collapse content"), on: view.tree.nodes[0].id)
    #expect(texts() == ["L Music A Expand content", "L Notes"])
    #expect(
      try published(OutlineGroup(folders[0], children: \.children) { Text($0.id) }).map(GoldenCase.text) == [
        "L Music A Expand content"
      ])
  }

  private struct Library: View {
    struct Shelf: Identifiable {
      let id: String
      var isOpen = false
      var shelves: [Shelf]?
    }

    @State private var shelves = [Shelf(id: "Music", shelves: [Shelf(id: "Jazz")])]

    var body: some View {
      List($shelves, children: \.shelves) { $shelf in Toggle(shelf.id, isOn: $shelf.isOpen) }
    }
  }

  @Test func rowsOfATreeCanBeChanged() throws {
    let view = try MountedView(Library())
    _ = try view.perform(.named("Expand content"), on: view.tree.nodes[0].id)
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(
      view.tree.nodes.map(GoldenCase.text) == [
        "L Music V off T button+toggle A Collapse content", "L Jazz V on T button+toggle",
      ])
  }

  private struct Choosing: View {
    struct Row: Identifiable {
      let id: Int
      var name: String
    }

    @State private var rows = [Row(id: 1, name: "Tea"), Row(id: 2, name: "Rye")]
    @State private var chosen: Int?

    var body: some View {
      List($rows, selection: $chosen) { $row in Text(row.name) }
      Text(chosen.map { "Row \($0)" } ?? "None")
    }
  }

  @Test func aRowWithABindingIsSelectedByItsIdentifier() throws {
    let screen = try Heard(Choosing())
    _ = try screen.activate("Rye")
    #expect(screen.view.tree.nodes.map(GoldenCase.text) == ["L Tea", "L Rye T selected", "L Row 2"])
  }
}
