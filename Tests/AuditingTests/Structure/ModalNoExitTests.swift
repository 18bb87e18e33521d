import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Ways out of what covers the screen.
@MainActor
struct ModalNoExitTests {
  private struct Policy: View {
    @State var isShown = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button("Policy") { isShown = true }
        .fullScreenCover(isPresented: $isShown) {
          Text("Photos are kept for a month").onTapGesture(count: 2) { isShown = false }
          if isMended { Button("Close") { isShown = false } }
        }
    }
  }

  @Test func aCoverOffersAWayOut() {
    #expect(
      JudgedScreen.lines(.modalNoExit, in: Policy(isMended: false), from: Policy.line) == [
        "fail +3: nothing in what covers the screen can be used to leave it"
      ])
    #expect(JudgedScreen.isClean(of: .modalNoExit, Policy(isMended: true)))
  }

  private struct Details: View {
    @State var isShown = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button("Details") { isShown = true }
        .sheet(isPresented: $isShown) {
          Text("Made of clay").presentationDetents([.medium, .large])
          if isMended { Button("Done") { isShown = false } }
        }
    }
  }

  @Test func aSheetIsNotLeftByAGestureAlone() {
    #expect(
      JudgedScreen.lines(.modalNoExit, in: Details(isMended: false), from: Details.line) == [
        "fail +3: nothing in the sheet closes it: only a gesture does"
      ])
    #expect(JudgedScreen.isClean(of: .modalNoExit, Details(isMended: true)))
  }

  @Test func whatIsMadeModalByHandMayAnswerTheEscapeGesture() {
    let panel = SemanticNode(
      id: "panel", role: .group, traits: .modal, actions: [.escape], children: [.text("text", "Made of clay")])
    #expect(JudgedScreen.lines(.modalNoExit, [panel]) == [])
  }

  @Test func theSystemSeesToItsOwnPopovers() {
    #expect(JudgedScreen.isClean(of: .modalNoExit, DatePicker("Due", selection: .constant(.distantPast))))
  }

  @Test func whatWaitsGoesByItself() {
    let cover = SemanticNode(
      id: "cover", role: .group, children: [SemanticNode(id: "wait", role: .progress, label: "Loading")]
    ).with { $0.container = .modal }
    #expect(JudgedScreen.outcome(.modalNoExit, [cover]) == .inapplicable)
  }
}
