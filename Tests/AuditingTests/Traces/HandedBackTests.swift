import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Whether the cursor is brought back by what closes, and what is said where it is sent.
@MainActor
struct HandedBackTests {
  private struct Shop: View {
    let handsBack: Bool
    let isMended: Bool
    @State private var sorts = false
    @State private var filters = false
    @AccessibilityFocusState private var isOnSort: Bool
    @AccessibilityFocusState private var isOnFilter: Bool
    static let line = #line
    var body: some View {
      Button("Sort") { sorts = true }
        .accessibilityFocused($isOnSort)
        .sheet(isPresented: $sorts) {
          isOnSort = handsBack
        } content: {
          Button("Done") { sorts = false }
        }
      Button("Filter") { filters = true }
        .accessibilityFocused($isOnFilter)
        .sheet(isPresented: $filters) {
          isOnFilter = isMended
        } content: {
          Button("Done") { filters = false }
        }
    }
  }

  @Test func aSheetHandsTheCursorBackAsItsNeighbourDoes() {
    #expect(
      JudgedScreen.lines(.focusNotReturned, in: Shop(handsBack: true, isMended: false), from: Shop.line) == [
        "fail +9: what “Filter” opens does not hand the cursor back to it when it closes"
      ])
    #expect(JudgedScreen.isClean(of: .focusNotReturned, Shop(handsBack: true, isMended: true)))
    #expect(JudgedScreen.isClean(of: .focusNotReturned, Shop(handsBack: false, isMended: false)))
  }

  @Test func anErrorIsSaidAndIsWithTheFieldThatIsReached() {
    let reached = Example(
      "", [SemanticNode(id: "field", role: .textField, label: "ZIP code"), .button("find", "Find")]
    ) { tree, _, id in
      guard id == "find" else { return [] }
      tree.nodes[0].label = "ZIP code, Enter 5 digits"
      return [
        SemanticEvent(.announcement(text: "Enter 5 digits", priority: .default)),
        SemanticEvent(.focusRequested, node: "field"),
      ]
    }
    #expect(Judging.screen(.announceDuplicate, reached) == [])
  }
}
