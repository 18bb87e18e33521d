import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// What takes a bar away, and the labels that are left.
private let hiding: [(String, @MainActor @Sendable (Text) -> AnyView, [String])] = [
  ("the old name", { AnyView($0.navigationBarHidden(true)) }, ["Content", "Bottom"]),
  ("a toolbar", { AnyView($0.toolbar(.hidden, for: .navigationBar)) }, ["Content", "Bottom"]),
  ("a toolbar of no name", { AnyView($0.toolbarVisibility(.hidden)) }, ["Content", "Bottom"]),
  ("the bottom", { AnyView($0.toolbar(.hidden, for: .bottomBar)) }, ["Root", "Title", "Add", "Content"]),
  (
    "the way back", { AnyView($0.navigationBarBackButtonHidden()) }, ["Title", "Add", "Content", "Bottom"]
  ),
  ("the title", { AnyView($0.toolbar(removing: .title)) }, ["Root", "Title", "Add", "Content", "Bottom"]),
]

/// The bars around a screen: their order, and what takes them away.
@MainActor
struct NavigationBarTests {
  /// Every bar in one place; the field is edited or not.
  struct Everything: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        TextField("Name", text: $text)
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
            ToolbarItem(placement: .keyboard) { Button("Done") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Share") {}
              Button("Sort", systemImage: "arrow.up.arrow.down") {}
            }
            ToolbarItem(placement: .status) { Text("3 items") }
          }
      }
    }
  }

  @Test func itemsAreReadInTheOrderOfTheBars() throws {
    let heard = try Heard(Everything())
    #expect(
      try heard(.read) == [
        "Cancel, button", "Title, heading", "Save, button", "Share, button", "Sort, button", "Name, text field",
        "Bottom, button", "3 items",
      ])
  }

  @Test func theBarOfTheKeyboardIsThereWhileAFieldIsEdited() throws {
    let heard = try Heard(Everything())
    #expect(!heard.labels.contains("Done"))
    _ = try heard(.first, .next(5), .activate(1))
    #expect(heard.labels.last == "Done")
    let alone = try Heard(
      TextField("Name", text: .constant("")).toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
        ToolbarItem { Button("Nowhere") {} }
      })
    #expect(alone.labels.isEmpty)
    _ = try alone(.activate(1))
    #expect(alone.labels == ["Done"])
  }

  @Test func theWayBackComesFirst() throws {
    let heard = try Heard(
      NavigationStack {
        NavigationLink("Next") {
          Text("Content").navigationTitle("Detail").navigationSubtitle("Subtitle").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem { Button("Add") {} }
          }
        }
        .navigationTitle("Root")
      })
    _ = try heard.activate("Next")
    #expect(heard.labels == ["Root", "Edit", "Detail", "Subtitle", "Add", "Content"])
  }

  @Test func whatStandsInTheMiddleTakesThePlaceOfTheTitle() throws {
    let heard = try Heard(
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .principal) { Text("Logo").accessibilityAddTraits(.isHeader) }
        }
      })
    #expect(try heard(.read) == ["Logo, heading", "Content"])
  }

  @Test("Bars go where they are hidden", arguments: hiding.indices)
  func hidden(row: Int) throws {
    let (_, change, labels) = hiding[row]
    let heard = try Heard(
      NavigationStack {
        NavigationLink("Next") {
          change(Text("Content")).navigationTitle("Title").toolbar {
            ToolbarItem { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
          }
        }
        .navigationTitle("Root")
      })
    _ = try heard.activate("Next")
    #expect(heard.labels == labels)
  }

  @Test func withoutAWayBackEscapeDoesNothing() throws {
    let heard = try Heard(
      NavigationStack { NavigationLink("Next") { Text("Content").navigationBarBackButtonHidden(true) } })
    _ = try heard.activate("Next")
    #expect(try heard(.escape).isEmpty)
    #expect(heard.labels == ["Content"])
  }

  @Test func itemsOfOneAction() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)").toolbar { Button("Add", systemImage: "plus") { count += 1 } }
        }
      }
    }
    let heard = try Heard(Counter())
    #expect(try heard.activate("Add") == ["Add"])
    #expect(heard.labels == ["Add", "Count 1"])
  }

  @Test func itemsCanBeOfAComponentsOwnTypeAndDependOnConditions() throws {
    struct Items: ToolbarContent {
      let canDelete: Bool
      @Environment(\.isEnabled) private var isEnabled
      var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Text("Enabled \(isEnabled)") }
        if canDelete { ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} } }
        ToolbarSpacer(.fixed)
      }
    }
    for canDelete in [true, false] {
      let heard = try Heard(NavigationStack { Text("Content").toolbar { Items(canDelete: canDelete) } })
      #expect(heard.labels == ["Enabled true"] + (canDelete ? ["Delete"] : []) + ["Content"])
    }
  }

  @Test func secondaryActionsStandInAMenuAtTheEndOfTheBar() throws {
    struct Editor: View {
      @State private var log = "nothing"
      @State private var isBold = true
      var body: some View {
        NavigationStack {
          Text(log).navigationTitle("Note").toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Rename") { log = "renamed" }
              Toggle("Bold", isOn: $isBold)
            }
            ToolbarItem(placement: .primaryAction) { Button("Share") {} }
          }
        }
      }
    }
    let heard = try Heard(Editor())
    #expect(try heard(.read) == ["Note, heading", "Share, button", "More, button, pop up button", "nothing"])
    #expect(try heard.activate("More") == ["~ screen changed", "Rename, button"])
    #expect(try heard(.read) == ["Rename, button", "selected, Bold, button", "Dismiss context menu, button"])
    _ = try heard.activate("Rename")
    #expect(heard.labels == ["Note", "Share", "More", "renamed"])
    _ = try heard.activate("More")
    _ = try heard(.escape)
    #expect(heard.labels == ["Note", "Share", "More", "renamed"])
  }

  @Test func itemsCanStandInAPropertyOfTheScreen() throws {
    struct Screen: View {
      let canSave: Bool
      var body: some View { NavigationStack { Text("Content").toolbar { items } } }

      @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if canSave {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        } else {
          ToolbarItem(placement: .confirmationAction) { ProgressView() }
        }
      }
    }
    #expect(try Heard(Screen(canSave: true)).labels == ["Cancel", "Save", "Content"])
    #expect(try Heard(Screen(canSave: false)).labels == ["Cancel", "In progress", "Content"])
  }

  @Test func itemsOfIOS13AndItemsWithNames() throws {
    let heard = try Heard(
      NavigationView {
        Text("Content")
          .navigationBarTitle(Text("Title"))
          .navigationBarItems(leading: Button("Menu") {}, trailing: Button("Add") {})
          .toolbar(id: "main") { ToolbarItem(id: "share", placement: .primaryAction) { Button("Share") {} } }
      })
    #expect(heard.labels == ["Menu", "Title", "Add", "Share", "Content"])
  }

  @Test("Each title door leads to a heading", arguments: 0..<4)
  func titles(door: Int) throws {
    let variable = "Title"
    let text = Text("Content")
    let view: AnyView =
      switch door {
      case 0: AnyView(text.navigationTitle("Title"))
      case 1: AnyView(text.navigationTitle(variable))
      case 2: AnyView(text.navigationTitle(Text(variable)))
      default: AnyView(text.navigationTitle(.constant("Title")))
      }
    #expect(try Heard(NavigationStack { view })(.read) == ["Title, heading", "Content"])
  }
}
