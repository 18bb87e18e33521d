import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// The menu of a list that is made for the rows it acts on.
@MainActor
struct SelectionMenuTests {
  struct Mail: View {
    @State private var mails = ["Ann", "Bob", "Cid"]
    @State private var selection: Set<String> = []
    @State private var done = "nothing"

    var body: some View {
      List(mails, id: \.self, selection: $selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("Write") { done = "written" }
          } else {
            Button("Delete \(names.sorted().joined(separator: " and "))") { mails.removeAll { names.contains($0) } }
          }
        } primaryAction: { names in
          done = "opened \(names.sorted().joined(separator: " and "))"
        }
      EditButton()
      Text(verbatim: done)
    }
  }

  struct Plain: View {
    @State private var selection: String?
    var body: some View {
      List(["Ann", "Bob"], id: \.self, selection: $selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in Button("Delete \(names.first ?? "nobody")") {} }
      List(selection: .constant(1 as Int?)) { Text("Number").tag(1) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Never") {} }
    }
  }

  @Test func theMenuOfARowActsOnThatRow() throws {
    let heard = try Heard(Plain(), hints: true)
    #expect(try heard(.where) == ["Ann. Swipe up or down to select a custom action, then double tap to activate."])
    #expect(
      try heard(.next(1), .perform("Show context menu")) == [
        "Bob. Swipe up or down to select a custom action, then double tap to activate.", "~ screen changed",
        "Delete Bob, button",
      ])
    #expect(heard.labels == ["Delete Bob", "Dismiss context menu"])
    _ = try heard(.escape)
    #expect(heard.view.tree.nodes.map(\.namedActions) == [["Show context menu"], ["Show context menu"], []])
  }

  @Test func withoutAPrimaryActionATapSelects() throws {
    let heard = try Heard(Plain())
    _ = try heard.activate("Bob")
    #expect(try heard(.where) == ["selected, Bob"])
  }

  @Test func aTapRunsThePrimaryActionAndSelectsNothing() throws {
    let heard = try Heard(Mail())
    _ = try heard.activate("Bob")
    #expect(try heard(.read) == ["Ann", "Bob", "Cid", "Edit, button", "opened Bob"])
  }

  @Test func aMenuOfASelectedRowActsOnAllThatIsSelected() throws {
    let heard = try Heard(Mail())
    _ = try heard.activate("Edit")
    _ = try heard.activate("Ann")
    _ = try heard.activate("Cid")
    #expect(try heard(.read).prefix(3) == ["selected, Ann", "Bob", "selected, Cid"])
    #expect(
      try heard(.focus(.label("Bob")), .perform("Show context menu")) == [
        "Bob", "~ screen changed", "Delete Bob, button",
      ])
    _ = try heard(.escape)
    #expect(
      try heard(.focus(.label("Ann")), .perform("Show context menu")).last == "Delete Ann and Cid, button")
    _ = try heard.activate("Delete Ann and Cid")
    #expect(heard.labels == ["Bob", "Done", "nothing"])
  }

  @Test func theRowsOfATableHaveItToo() throws {
    struct Person: Identifiable { let id: String }
    struct People: View {
      @State private var selection: Set<String> = []
      @State private var done = "nothing"
      var body: some View {
        Table([Person(id: "Ann"), Person(id: "Bob")], selection: $selection) { TableColumn("Name", value: \.id) }
          .contextMenu(forSelectionType: String.self) { names in
            Button("Call \(names.first ?? "nobody")") {}
          } primaryAction: { names in
            done = "called \(names.first ?? "nobody")"
          }
        Text(verbatim: done)
      }
    }
    let heard = try Heard(People())
    #expect(try heard(.perform("Show context menu")) == ["~ screen changed", "Call Ann, button"])
    _ = try heard(.escape)
    _ = try heard.activate("Bob")
    #expect(heard.labels == ["Ann", "Bob", "called Bob"])
  }
}
