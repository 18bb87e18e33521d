import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// Alerts and confirmation dialogs: what they say, and what closes them.
@MainActor
struct DialogTests {
  /// Golden case 19.
  @Test func anAlertIsItsTitleItsMessageAndItsButtons() throws {
    let heard = try Heard(
      Text("Behind").alert("Error", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text("The password is wrong.")
      })
    #expect(try heard(.read) == ["alert, Error", "The password is wrong.", "OK, button"])
    #expect(heard.covered == ["Behind"])
    #expect(heard.view.tree.nodes[0].children.allSatisfy { !$0.traits.contains(.header) })
  }

  /// Golden case 20.
  @Test func aConfirmationDialogIsItsButtons() throws {
    let heard = try Heard(
      Text("Behind").confirmationDialog("Leave?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Discard", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      })
    #expect(try heard(.read) == ["Save, button", "Discard, button", "Cancel, button"])
  }

  @Test func labelsFollowTheTextCaseOfThePresenter() throws {
    let heard = try Heard(
      Text("Behind").confirmationDialog("Leave?", isPresented: .constant(true)) { Button("Save") {} }
        .textCase(.uppercase))
    #expect(heard.labels == ["SAVE", "CANCEL"])
  }

  @Test func aTitleOfADialogIsShownWhereItIsAskedFor() throws {
    let heard = try Heard(
      Text("Behind").confirmationDialog("Leave?", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Save") {}
      } message: {
        Text("Nothing was saved.")
      })
    #expect(try heard(.read) == ["Leave?", "Nothing was saved.", "Save, button", "Cancel, button"])
  }

  @Test(
    "A button that is missing is the system's, in its language",
    arguments: [("en_US", "OK", "Cancel"), ("de_DE", "OK", "Abbrechen"), ("es_ES", "Aceptar", "Cancelar")])
  func missingButtons(locale: String, ok: String, cancel: String) throws {
    #expect(
      try Heard(Text("Behind").alert("A", isPresented: .constant(true)) {}, locale: locale).labels == ["A", ok])
    #expect(
      try Heard(Text("Behind").confirmationDialog("A", isPresented: .constant(true)) {}, locale: locale).labels
        == [cancel])
    #expect(
      try Heard(
        Text("Behind").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("A")) }, locale: locale
      ).labels == ["A", cancel])
  }

  @Test func ofTwoButtonsOfAnAlertTheWayBackComesFirst() throws {
    let heard = try Heard(
      Text("Behind").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      })
    #expect(heard.labels == ["Delete?", "Keep", "Delete"])
  }

  struct Deleting: View {
    @State private var isAsking = false
    @State private var done = "nothing"
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      Text("Title")
      Button("Delete") { isAsking = true }
        .accessibilityFocused($isFocused)
        .alert("Delete?", isPresented: $isAsking) {
          Button("Delete it", role: .destructive) { done = "deleted" }
          Button("Keep", role: .cancel) {
            done = "kept"
            isFocused = true
          }
        }
      Text(verbatim: done)
    }
  }

  @Test func aButtonRunsItsActionAndCloses() throws {
    let heard = try Heard(Deleting())
    #expect(try heard.activate("Delete") == ["~ screen changed", "alert, Delete?"])
    #expect(try heard.activate("Delete it") == [#"~ focus lost "Delete it""#, "deleted"])
    #expect(heard.labels == ["Title", "Delete", "deleted"])
  }

  @Test func escapeIsTheWayBack() throws {
    let heard = try Heard(Deleting())
    _ = try heard.activate("Delete")
    #expect(try heard(.escape) == [#"~ focus requested "Delete""#, "Delete, button"])
    #expect(heard.labels == ["Title", "Delete", "kept"])
  }

  @Test func anAlertWithoutAWayBackIsNotEscaped() throws {
    let heard = try Heard(Text("Behind").alert("A", isPresented: .constant(true)) { Button("Go on") {} })
    #expect(try heard(.escape, .where) == ["alert, A"])
  }

  @Test func anAlertOfAConstantConditionClosesToo() throws {
    let heard = try Heard(Text("Behind").alert("A", isPresented: .constant(true)) {})
    _ = try heard.activate("OK")
    #expect(heard.labels == ["Behind"])
  }

  @Test func anAlertCanHoldFields() throws {
    struct Naming: View {
      @State private var name = ""
      @State private var isAsking = true
      var body: some View {
        Text(verbatim: "Hello \(name)")
          .alert(Text("Name"), isPresented: $isAsking) {
            TextField("Your name", text: $name)
            Button("Done") {}
          }
      }
    }
    let heard = try Heard(Naming())
    #expect(try heard(.read) == ["alert, Name", "Your name, text field", "Done, button"])
    _ = try heard(.next(1), .activate(1), .type("Ada"))
    _ = try heard.activate("Done")
    #expect(heard.labels == ["Hello Ada"])
  }

  @Test func anAlertAboutSomething() throws {
    struct Asking: View {
      @State private var isAsking = true
      let name: String?
      var body: some View {
        Text("Behind").alert("Remove?", isPresented: $isAsking, presenting: name) { name in
          Button("Remove \(name)", role: .destructive) {}
        } message: { name in
          Text("\(name) is gone then.")
        }
      }
    }
    #expect(try Heard(Asking(name: "Ada")).labels == ["Remove?", "Ada is gone then.", "Remove Ada"])
    #expect(try Heard(Asking(name: nil)).labels == ["Behind"])
  }

  @Test func anErrorTitlesItsAlert() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No network" }
      var recoverySuggestion: String? { "Try again later." }
    }
    let heard = try Heard(
      Text("Behind").alert(isPresented: .constant(true), error: Failure()) { _ in
        Button("OK") {}
      } message: { error in
        Text(verbatim: error.recoverySuggestion ?? "")
      })
    #expect(try heard(.read) == ["alert, No network", "Try again later.", "OK, button"])
    let nothing: Failure? = nil
    #expect(try Heard(Text("Behind").alert(isPresented: .constant(true), error: nothing) {}).labels == ["Behind"])
  }

  @Test func theOldFormsSayTheSame() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item? = Item(id: 7)
      @State private var done = ""
      var body: some View {
        Text(verbatim: "done \(done)")
          .alert(item: $item) { item in
            Alert(
              title: Text("Item \(item.id)"), message: Text("Sure?"),
              primaryButton: .destructive(Text("Delete")) { done = "deleted" }, secondaryButton: .cancel())
          }
      }
    }
    let heard = try Heard(Screen())
    #expect(try heard(.read) == ["alert, Item 7", "Sure?", "Cancel, button", "Delete, button"])
    _ = try heard.activate("Delete")
    #expect(heard.labels == ["done deleted"])
    let alone = Text("Behind").alert(isPresented: .constant(true)) {
      Alert(title: Text("A"), dismissButton: .default(Text("Got it")))
    }
    #expect(try Heard(alone).labels == ["A", "Got it"])
  }

  @Test func oneQuestionCanLeadToAnother() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text("Behind").alert(item: $item) { item in
          Alert(title: Text("Question \(item.id)"), dismissButton: .default(Text("Next")) { self.item = Item(id: 2) })
        }
      }
    }
    let heard = try Heard(Screen())
    #expect(try heard.activate("Next") == ["~ screen changed", "alert, Question 2"])
  }

  @Test func everyKindOfTitleNamesAnAlert() throws {
    let title = "Title"
    let isShown = Binding.constant(true)
    let behind = Text("Behind")
    #expect(try Heard(behind.alert("Title", isPresented: isShown) {}).labels == ["Title", "OK"])
    #expect(try Heard(behind.alert(title, isPresented: isShown) {}).labels == ["Title", "OK"])
    #expect(try Heard(behind.alert(Text("Title"), isPresented: isShown) {}).labels == ["Title", "OK"])
    #expect(
      try Heard(behind.alert(LocalizedStringResource("Title"), isPresented: isShown) {}).labels == ["Title", "OK"])
    for dialog in [
      AnyView(behind.confirmationDialog("Title", isPresented: isShown, titleVisibility: .visible) {}),
      AnyView(behind.confirmationDialog(title, isPresented: isShown, titleVisibility: .visible) {}),
      AnyView(behind.confirmationDialog(Text("Title"), isPresented: isShown, titleVisibility: .visible) {}),
    ] {
      #expect(try Heard(dialog).labels == ["Title", "Cancel"])
    }
  }

  @Test func findingsPointToTheCall() throws {
    let line = #line + 1
    let view = try MountedView(Text("Behind").alert("A", isPresented: .constant(true)) {})
    var lines: [Int?] = []
    view.tree.forEachNode { lines.append($0.source?.line) }
    #expect(lines == [line, line, line])
  }
}
