import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What a context menu offers, and whether something that is seen offers it, too.
@MainActor
struct ContextMenuOnlyTests {
  private enum Other { case nothing, menu, button, action, tap, unrelated }

  private struct Album: View {
    let other: Other
    static let line = #line
    var body: some View {
      VStack {
        row.contextMenu {
          Button("Share") {}
          Button("Delete", role: .destructive) {}
        }
        if other == .button { Button("Share") {} }
        if other == .unrelated { Button("Play") {} }
      }
    }

    @ViewBuilder private var row: some View {
      if other == .action {
        Text("Holidays").accessibilityAction(named: "Share") {}
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
        "fail +19: nothing but the context menu of “Holidays” offers “Share”"
      ])
  }

  @Test(arguments: [Other.menu, .button, .action, .tap])
  private func whatIsOfferedBesideItIsFound(_ other: Other) {
    #expect(JudgedScreen.isClean(of: .contextMenuOnly, Album(other: other)))
  }
}
