import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What a context menu offers, and whether something that is seen offers it, too.
@MainActor
struct ContextMenuOnlyTests {
  private enum Other { case nothing, menu, buttons, button, actions, action, tap, unrelated }

  private struct Album: View {
    @State var isRenaming = false
    let other: Other
    static let line = #line
    var body: some View {
      VStack {
        row.contextMenu {
          Button("Share") {}
          Button("Delete", role: .destructive) {}
        }
        if other == .buttons || other == .button { Button("Share") {} }
        if other == .buttons { Button("Delete") {} }
        if other == .unrelated { Button("Play") {} }
      }
    }

    @ViewBuilder private var row: some View {
      if other == .actions {
        Text("Holidays").accessibilityAction(named: "Share") {}.accessibilityAction(named: "Delete") {}
      } else if other == .action {
        Text("Holidays").accessibilityAction(named: "Rename") { isRenaming = true }
          .sheet(isPresented: $isRenaming) { Button("Save") {} }
      } else if other == .tap {
        Button("Holidays") {}
      } else {
        HStack {
          Text("Holidays")
          if other == .menu { Menu("More for Holidays") { Button("Share") {} } }
        }
      }
    }
  }

  @Test(arguments: [Other.nothing, .unrelated])
  private func whatNothingElseOffersIsFoundByChance(_ other: Other) {
    #expect(
      JudgedScreen.lines(.contextMenuOnly, in: Album(other: other), from: Album.line) == [
        "fail +23: nothing but the context menu of “Holidays” offers “Share”"
      ])
  }

  @Test func eachEntryIsOffered() {
    #expect(
      JudgedScreen.lines(.contextMenuOnly, in: Album(other: .button), from: Album.line).map { $0.suffix(8) } == [
        "“Delete”"
      ])
  }

  /// What another action opens is no context menu.
  @Test func anActionThatOpensASheetIsNoMenu() {
    #expect(
      JudgedScreen.lines(.contextMenuOnly, in: Album(other: .action), from: Album.line).map { $0.suffix(7) } == [
        "“Share”"
      ])
  }

  @Test(arguments: [Other.menu, .buttons, .actions, .tap])
  private func whatIsOfferedBesideItIsFound(_ other: Other) {
    #expect(JudgedScreen.isClean(of: .contextMenuOnly, Album(other: other)))
  }
}
