import Foundation
import HeadlessUI
import Semantics
import Testing

/// What a listener meets of the rows of a list that can be edited.
@MainActor
struct RowEditingTests {
  private struct Shopping: View {
    @State private var items = ["Apples", "Bread", "Cheese"]
    var body: some View {
      EditButton()
      List {
        ForEach(items, id: \.self) { item in
          Text(item).deleteDisabled(item == "Bread").moveDisabled(item == "Cheese")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func texts(_ view: MountedView) -> [String] { view.tree.nodes.map(GoldenCase.text) }

  @Test func aRowOffersToBeDeleted() throws {
    let view = try MountedView(Shopping())
    #expect(texts(view) == ["L Edit T button", "L Apples A Delete", "L Bread", "L Cheese A Delete"])
    _ = try view.perform(.named("Delete"), on: view.tree.nodes[1].id)
    #expect(texts(view) == ["L Edit T button", "L Bread", "L Cheese A Delete"])
  }

  @Test func theActionIsNamedInTheLanguageOfTheScenario() throws {
    let nodes = try published(Shopping(), locale: "de_DE")
    #expect(nodes[1].namedActions == ["Löschen"])
  }

  @Test func aListThatIsEditedHasAControlForEachRow() throws {
    let view = try MountedView(Shopping())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    let hint = "H Double tap and hold, wait for the sound, then drag to rearrange T button+draggable"
    let remove = "L remove T image id minus.circle.fill"
    #expect(
      texts(view) == [
        "L Done T button", remove, "L Remove, Apples", "L Reorder Apples \(hint) A Move down", "L Bread",
        "L Reorder Bread \(hint) A Move up, Move down", remove, "L Remove, Cheese",
      ])
    _ = try view.perform(.named("Move up"), on: view.tree.nodes[5].id)
    #expect(
      view.tree.nodes.compactMap(\.label).filter { $0.hasPrefix("Reorder") } == ["Reorder Bread", "Reorder Apples"])
    let cheese = try #require(view.tree.nodes.last { $0.label == "remove" })
    _ = try view.perform(.activate, on: cheese.id)
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(texts(view) == ["L Edit T button", "L Bread", "L Apples A Delete"])
  }

  @Test func aCollectionThatCanBeEditedNeedsNoCode() throws {
    struct Names: View {
      struct Name: Identifiable { let id: Int; var text: String }
      @State private var names = [Name(id: 1, text: "Ann"), Name(id: 2, text: "Bo")]
      var body: some View {
        List($names, editActions: .all) { $name in Text(name.text) }
      }
    }
    let view = try MountedView(Names())
    #expect(texts(view) == ["L Ann A Delete", "L Bo A Delete"])
    _ = try view.perform(.named("Delete"), on: view.tree.nodes[0].id)
    #expect(texts(view) == ["L Bo A Delete"])
  }

  @Test func outsideOfAListNothingIsOffered() throws {
    let view = ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in }
    #expect(try published(view).map(GoldenCase.text) == ["L A"])
    #expect(try published(Text("A").swipeActions { Button("Pin") {} }).map(GoldenCase.text) == ["L A"])
  }

  @Test func swipeActionsAreCustomActionsInThePlaceOfTheListsOwn() throws {
    struct Mail: View {
      @State private var log = "none"
      var body: some View {
        List {
          ForEach(["Hello"], id: \.self) { subject in
            HStack {
              Text(subject)
              Text(log)
            }
            .swipeActions(edge: .leading) { Button("Unread") { log = "unread" } }
            .swipeActions {
              Button(role: .destructive) {
                log = "deleted"
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button("Flag") {}.disabled(true)
            }
          }
          .onDelete { _ in log = "never" }
        }
      }
    }
    let view = try MountedView(Mail())
    #expect(texts(view) == ["L Hello A Unread, Delete", "L none A Unread, Delete"])
    _ = try view.perform(.named("Delete"), on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "deleted")
    #expect(view.tree.withheld.isEmpty)
  }

  @Test(
    "Elements move as SwiftUI moves them",
    arguments: [
      ([0], 3, "BCAD"), ([3], 0, "DABC"), ([1, 2], 4, "ADBC"), ([0, 2], 1, "ACBD"), ([1], 1, "ABCD"), ([9], 9, "ABCD"),
    ])
  func moving(_ source: [Int], _ destination: Int, _ expected: String) {
    var letters = Array("ABCD")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
