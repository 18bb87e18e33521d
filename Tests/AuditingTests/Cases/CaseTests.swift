import Narration
import Semantics
import SwiftUI
import Testing

/// Every report as a regression: what is wrong is found, and nothing else is said.
@MainActor
struct CaseTests {
  @Test("The bad component has the findings of its report and no others", arguments: Case.all)
  func bad(_ reported: Case) { #expect(reported.foundOnBad == reported.findings) }

  @Test("The good component has none", arguments: Case.all)
  func good(_ reported: Case) { #expect(reported.foundOnGood == []) }

  @Test("No report is left out")
  func numbers() {
    let numbered = Case.all.map { String($0.thread.prefix { $0 != " " }) }.filter { $0 != "H" }
    #expect(
      Set(numbered) == [
        "C01", "C02", "C03", "C04", "C06", "C08", "C09", "C10", "C12", "C13", "C14", "C15", "C17", "C18", "C20", "C22",
        "C23", "C24", "C26", "C27", "C28", "C31", "C32", "C34", "C35", "C37", "C39", "C41", "C42", "C43", "C45", "C47",
        "C49", "C50",
      ])
    #expect(Set(Case.all.map(\.thread)).count == Case.all.count)
  }

  // w3c/aria#1216, #2154: what is there from the start is no change, and is not announced.
  @Test("Nothing is announced when a component appears", arguments: Case.all)
  func appearance(_ reported: Case) throws {
    #expect(try announcements(reported.makeGood(SemanticEnvironment())) == [])
  }

  private func announcements(_ host: any SemanticHost) -> [String] {
    host.takePendingEvents().compactMap {
      if case .announcement(let text, _) = $0.kind { text } else { nil }
    }
  }

  @Test("What is announced on appearing would be noticed")
  func announcedAppearance() throws {
    struct Total: View {
      var body: some View { Text("Total: 3").onAppear { announce("Total: 3") } }
    }
    #expect(try announcements(Case("", bad: Total(), good: Total()).makeGood(SemanticEnvironment())) == ["Total: 3"])
  }

  // react/react-native#30081: a swipe from one element to the next does not move the value of any.
  @Test("Going from element to element changes nothing", arguments: Case.all)
  func navigation(_ reported: Case) throws {
    let environment = SemanticEnvironment()
    let host = try reported.makeGood(environment)
    let before = host.tree
    let voice = try #require(Voice.named("voiceover-ios", environment: environment))
    let reader = ScreenReader(host: host, voice: voice)
    for _ in 0..<reader.spokenStops().count { _ = try? reader.perform(.next(1)) }
    for _ in 0..<reader.spokenStops().count { _ = try? reader.perform(.previous(1)) }
    #expect(host.tree == before)
  }
}
