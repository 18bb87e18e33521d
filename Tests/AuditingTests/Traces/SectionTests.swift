import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Changes of which somebody else tells, and texts that only repeat what was chosen.
@MainActor
struct SectionTests {
  private struct Baskets: View {
    let hasHeading: Bool
    @State private var count = 0
    static let line = #line
    var body: some View {
      Button("Add to basket") { count += 1 }
      Text("Items: \(count)")
      if hasHeading { Text("Offers").accessibilityAddTraits(.isHeader) }
      Button("Take the offer") { count += 1 }
      Text("Only today")
    }
  }

  @Test func aChangeInAnotherSectionIsToldThere() {
    let first = "fail +2: “Items: 1” appears and nothing is spoken of it"
    let second = "fail +5: “Items: 1” appears and nothing is spoken of it"
    #expect(
      JudgedScreen.lines(.changeNotAnnounced, in: Baskets(hasHeading: true), from: Baskets.line) == [first])
    #expect(
      JudgedScreen.lines(.changeNotAnnounced, in: Baskets(hasHeading: false), from: Baskets.line) == [first, second])
  }

  private struct Mail: View {
    let answer: String
    @State private var status = "New"
    static let line = #line
    var body: some View {
      Text("From Ada").accessibilityAction(named: "Archive") { status = answer }
      Text(status)
    }
  }

  @Test func whatWasChosenByNameIsKnown() {
    #expect(JudgedScreen.isClean(of: .changeNotAnnounced, Mail(answer: "Archived")))
    #expect(
      JudgedScreen.lines(.changeNotAnnounced, in: Mail(answer: "The archive is full"), from: Mail.line) == [
        "fail +2: “The archive is full” appears and nothing is spoken of it"
      ])
  }

  private struct Menu: View {
    let text: String
    @State private var isShown = false
    static let line = #line
    var body: some View {
      Button("Settings") { isShown = true }
      if isShown { Text(text) }
    }
  }

  @Test func theNameOfWhatWasPressedIsNoNews() {
    #expect(JudgedScreen.isClean(of: .statusNotAnnounced, Menu(text: "Settings")))
    #expect(
      JudgedScreen.lines(.statusNotAnnounced, in: Menu(text: "Settings saved"), from: Menu.line) == [
        "fail +2: “Settings saved” appears when “Settings” is used, and nothing is spoken of it"
      ])
  }
}
