import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Titles of pages that say what is on them.
@MainActor
struct PageTitleTests {
  private struct Delivery: View {
    let title: String
    var hasHeading = false
    static let line = #line
    var body: some View {
      NavigationStack {
        VStack {
          if hasHeading { Text("Delivery").accessibilityAddTraits(.isHeader) }
          Text("Three to five days")
        }
        .navigationTitle(title)
      }
    }
  }

  @Test func aTitleSaysWhatThePageIsAbout() {
    #expect(
      JudgedScreen.lines(.titleSaysNothing, in: Delivery(title: "Untitled"), from: Delivery.line) == [
        "fail +5: the page is called “Untitled”, which says nothing of it"
      ])
    #expect(JudgedScreen.isClean(of: .titleSaysNothing, Delivery(title: "Delivery")))
    #expect(JudgedScreen.isClean(of: .titleSaysNothing, Delivery(title: "Page setup")))
  }

  @Test func aTitleWithoutWordsIsMadeUpForByAHeading() {
    #expect(
      JudgedScreen.lines(.titleSaysNothing, in: Delivery(title: ""), from: Delivery.line) == [
        "fail +5: the page has a title without words, and no heading"
      ])
    #expect(JudgedScreen.isClean(of: .titleSaysNothing, Delivery(title: "", hasHeading: true)))
  }
}
