import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Buttons that look as if they could not be used.
@MainActor
struct DimmedLooksTests {
  private struct Order: View {
    let isMended: Bool
    @State private var agrees = false
    @State private var isSent = false
    static let line = #line
    var body: some View {
      Toggle("I agree", isOn: $agrees)
      Button {
        if agrees { isSent = true }
      } label: {
        Text("Send order").foregroundStyle(.white).background(agrees ? Color.blue : Color(white: 0.5))
      }
      .disabled(isMended && !agrees)
      if isSent { Text("Order sent") }
    }
  }

  @Test func aButtonThatTurnsGreySaysThatItIsDimmed() {
    #expect(
      JudgedScreen.lines(.dimmedNotTold, in: Order(isMended: false), from: Order.line) == [
        "fail +3: “Send order” looks dimmed and does nothing, and is not said to be dimmed"
      ])
    #expect(JudgedScreen.isClean(of: .dimmedNotTold, Order(isMended: true)))
  }

  private struct Grey: View {
    let acts: Bool
    let text: Color
    @State private var isOpen = false
    static let line = #line
    var body: some View {
      Button {
        if acts { isOpen.toggle() }
      } label: {
        Text("Details of the order").foregroundStyle(text).background(Color(white: 0.9))
      }
      if isOpen { Text("Two mugs") }
    }
  }

  @Test func greyOnGreyDoesSomethingOrIsDimmed() {
    #expect(
      JudgedScreen.lines(.dimmedNotTold, in: Grey(acts: false, text: Color(white: 0.5)), from: Grey.line) == [
        "fail +2: “Details of the order” looks dimmed and does nothing, and is not said to be dimmed"
      ])
    #expect(JudgedScreen.isClean(of: .dimmedNotTold, Grey(acts: true, text: Color(white: 0.5))))
    #expect(JudgedScreen.isClean(of: .dimmedNotTold, Grey(acts: false, text: .black)))
  }
}
