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
}
