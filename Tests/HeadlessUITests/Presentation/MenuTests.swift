import HeadlessUI
import Narration
import Semantics
import Testing

/// Menus: one element while closed, a list with a way out while open.
@MainActor
struct MenuTests {
  struct Actions: View {
    @State private var done = "nothing"
    @State private var isOn = false
    @State private var size = 1

    var body: some View {
      Text("Title")
      Menu("Actions") {
        Button("Copy", systemImage: "doc") { done = "copied" }
        Section("Danger") { Button("Delete", role: .destructive) { done = "deleted" } }
        Divider()
        Toggle("Grid", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Menu("More") { Button("Print") { done = "printed" } }
        Button("Count") { done += "!" }.menuActionDismissBehavior(.disabled)
      }
      Text(verbatim: done)
    }
  }

  @Test func aContextMenuAroundAMenuLeavesTheMenuItsOwn() throws {
    let row = HStack {
      Text("Album")
      Menu("More") { Button("Share") {} }
    }
    .contextMenu { Button("Delete") {} }
    #expect(try heard(row, .next(1)) == ["More, button, pop up button. Double tap to activate the picker."])
    let nodes = try MountedView(row, environment: SemanticEnvironment()).tree.nodes
    #expect(nodes.filter { $0.actions.contains(.showMenu) }.map(\.label) == ["Album"])
  }

  @Test func aClosedMenuIsOneElement() throws {
    let heard = try Heard(Actions(), hints: true)
    #expect(
      try heard(.focus(.label("Actions")))
        == ["Actions, button, pop up button. Double tap to activate the picker."])
    #expect(heard.labels == ["Title", "Actions", "nothing"])
  }

  @Test func anOpenMenuIsAListWithAWayOut() throws {
    let heard = try Heard(Actions())
    #expect(try heard.activate("Actions") == ["~ screen changed", "Copy, button"])
    #expect(
      try heard(.read) == [
        "Copy, button", "Danger", "Delete, button", "Grid, button", "selected, Small, button", "Large, button",
        "More, button, pop up button", "Count, button", "Dismiss context menu, button",
      ])
    #expect(heard.covered == ["Title", "Actions", "nothing"])
  }

  @Test func anEntryClosesTheMenuAndTheCursorIsNotReturned() throws {
    let heard = try Heard(Actions())
    _ = try heard.activate("Actions")
    #expect(try heard.activate("Delete") == [#"~ focus lost "Delete""#, "deleted"])
    #expect(heard.labels == ["Title", "Actions", "deleted"])
  }

  @Test func thereAreTwoWaysOut() throws {
    let heard = try Heard(Actions())
    _ = try heard.activate("Actions")
    #expect(try heard(.escape) == [#"~ focus lost "Copy""#, "Title"])
    _ = try heard.activate("Actions")
    _ = try heard.activate("Dismiss context menu")
    #expect(heard.labels == ["Title", "Actions", "nothing"])
  }

  @Test func entriesThatAreSwitchesAreSelected() throws {
    let heard = try Heard(Actions())
    _ = try heard.activate("Actions")
    _ = try heard.activate("Grid")
    _ = try heard.activate("Actions")
    _ = try heard.activate("Large")
    _ = try heard.activate("Actions")
    #expect(
      try Array(heard(.read)[3...5]) == ["selected, Grid, button", "Small, button", "selected, Large, button"])
  }

  @Test func anEntryOfAMenuInAMenuClosesBoth() throws {
    let heard = try Heard(Actions())
    _ = try heard.activate("Actions")
    #expect(try heard.activate("More") == ["~ screen changed", "Print, button"])
    _ = try heard(.escape)
    #expect(heard.labels.first == "Copy")
    _ = try heard.activate("More")
    _ = try heard.activate("Print")
    #expect(heard.labels == ["Title", "Actions", "printed"])
  }

  @Test func anEntryCanLeaveTheMenuOpen() throws {
    let heard = try Heard(Actions())
    _ = try heard.activate("Actions")
    #expect(try heard.activate("Count") == ["Count"])
    _ = try heard(.escape)
    #expect(heard.labels == ["Title", "Actions", "nothing!"])
  }

  @Test func anEntryCanPresent() throws {
    struct Screen: View {
      @State private var isAsking = false
      var body: some View {
        Menu("Actions") { Button("Delete") { isAsking = true } }.alert("Sure?", isPresented: $isAsking) {}
      }
    }
    let heard = try Heard(Screen())
    _ = try heard.activate("Actions")
    #expect(try heard.activate("Delete") == ["~ screen changed", "alert, Sure?"])
    #expect(heard.labels == ["Sure?", "OK"])
  }

  @Test func aPrimaryActionGoesFirst() throws {
    struct Screen: View {
      @State private var done = "nothing"
      var body: some View {
        Menu("Add", systemImage: "plus") {
          Button("Add many") { done = "many" }
        } primaryAction: {
          done = "one"
        }
        Text(verbatim: done)
      }
    }
    let heard = try Heard(Screen(), hints: true)
    #expect(
      try heard(.focus(.label("Add"))) == [
        "Add, button, pop up button. Swipe up or down to select a custom action, then double tap to activate."
      ])
    _ = try heard.activate("Add")
    #expect(heard.labels == ["Add", "one"])
    #expect(try heard(.perform("Show context menu")) == ["~ screen changed", "Add many, button"])
  }

  @Test func aContextMenuIsAnAction() throws {
    struct Screen: View {
      @State private var done = "nothing"
      var body: some View {
        Text("Photo")
          .contextMenu {
            Button("Share") { done = "shared" }
          } preview: {
            Text("Large photo")
          }
        Text(verbatim: done)
      }
    }
    let heard = try Heard(Screen(), hints: true)
    #expect(try heard(.where) == ["Photo. Swipe up or down to select a custom action, then double tap to activate."])
    #expect(heard.view.tree.nodes[0].actions == [.showMenu, .named("Show context menu")])
    #expect(try heard(.perform("Show context menu")) == ["~ screen changed", "Share, button"])
    #expect(heard.labels == ["Share", "Dismiss context menu"])
    _ = try heard.activate("Share")
    #expect(heard.labels == ["Photo", "shared"])
  }

  @Test func aMenuPickerTakesTheCursorBack() throws {
    struct Screen: View {
      @State private var size = 1
      var body: some View {
        Text("Title")
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    let heard = try Heard(Screen())
    #expect(try heard.activate("Size") == ["~ screen changed", "selected, Small, button"])
    #expect(heard.covered == ["Title", "Size"])
    #expect(try heard.activate("Large") == ["~ layout changed", "Size, Large, pop up button"])
  }

  @Test func aStyleDrawsTheMenu() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).accessibilityHint("Framed")
      }
    }
    let heard = try Heard(Menu("Actions") { Button("Copy") {} }.menuStyle(Framed()))
    #expect(heard.view.tree.nodes.map(\.hint) == ["Framed"])
    #expect(try heard.activate("Actions") == ["~ screen changed", "Copy, button"])
  }

  @Test func everyKindOfTitleNamesAMenu() throws {
    let title = "Title"
    #expect(try Heard(Menu("Title") { Button("Copy") {} }).labels == ["Title"])
    #expect(try Heard(Menu(title) { Button("Copy") {} }).labels == ["Title"])
    #expect(try Heard(Menu(LocalizedStringResource("Title")) { Button("Copy") {} }).labels == ["Title"])
    #expect(try Heard(Menu(title, systemImage: "star") { Button("Copy") {} }).labels == ["Title"])
    #expect(
      try Heard(
        Menu {
          Button("Copy") {}
        } label: {
          Label("Title", systemImage: "star")
        }
      ).labels == ["Title"])
  }

  @Test func aControlGroupIsItsControls() throws {
    let heard = try Heard(
      ControlGroup {
        Button("Bold") {}
        Button("Italic") {}
      } label: {
        Text("Style")
      })
    #expect(heard.labels == ["Bold", "Italic"])
  }
}
