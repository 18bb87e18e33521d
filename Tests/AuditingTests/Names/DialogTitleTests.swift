import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What asks in front of the screen.
@MainActor
struct DialogTitleTests {
  private struct Sharing: View {
    let title: String
    var message: String?
    @State private var asks = false
    static let line = #line
    var body: some View {
      Button("Share list") { asks = true }
        .confirmationDialog(title, isPresented: $asks) {
          Button("Message") {}
          Button("Mail") {}
        } message: {
          if let message { Text(message) }
        }
    }
  }

  @Test func aDialogSaysWhatItAsks() {
    #expect(
      JudgedScreen.lines(.nameMissing, in: Sharing(title: " "), from: Sharing.line) == [
        "fail +3: what asks for a choice has no title"
      ])
    #expect(JudgedScreen.isClean(of: .nameMissing, Sharing(title: "Share the list")))
    #expect(JudgedScreen.isClean(of: .nameMissing, Sharing(title: "", message: "How do you want to share?")))
  }

  private struct Emptying: View {
    let title: String
    @State private var asks = false
    static let line = #line
    var body: some View {
      Button("Empty cart") { asks = true }
        .alert(title, isPresented: $asks) { Button("OK") {} }
      Menu("More") { Button("Print") {} }
    }
  }

  @Test func anAlertSaysWhatItTells() {
    #expect(
      JudgedScreen.lines(.nameMissing, in: Emptying(title: ""), from: Emptying.line) == [
        "fail +3: what asks for a choice has no title"
      ])
    #expect(JudgedScreen.isClean(of: .nameMissing, Emptying(title: "The cart is empty")))
  }
}
