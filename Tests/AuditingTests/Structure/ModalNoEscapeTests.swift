import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// The escape gesture in panels that a component makes modal itself.
@MainActor
struct ModalNoEscapeTests {
  private struct Offer: View {
    @State private var isShown = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button("Show offer") { isShown = true }
      if isShown {
        VStack {
          Text("Save 20% on your next order")
          Button("Close") { isShown = false }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(isMended ? .escape : .magicTap) { isShown = false }
      }
    }
  }

  @Test func aPanelAnswersTheEscapeGesture() {
    #expect(
      JudgedScreen.lines(.modalNoEscape, in: Offer(isMended: false), from: Offer.line) == [
        "fail +8: the escape gesture does not close what is modal here: there is no action for it"
      ])
    #expect(JudgedScreen.isClean(of: .modalNoEscape, Offer(isMended: true)))
  }

  private struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Show offer") { isShown = true }
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }

  @Test func theSystemClosesItsOwnSheets() { #expect(JudgedScreen.isClean(of: .modalNoEscape, Sheet())) }
}
