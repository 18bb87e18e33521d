import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What comes up while somebody types into a search field.
@MainActor
struct SearchSuggestionTests {
  private struct Medicines: View {
    @State private var text = ""
    var isAnnounced = false
    static let line = #line
    private let names = ["Aspirin", "Insulin", "Codeine"]
    private var found: [String] { text.isEmpty ? [] : names.filter { $0.localizedCaseInsensitiveContains(text) } }
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { Text($0) }.navigationTitle("Medicines").searchable(text: $text).searchSuggestions {
          ForEach(found, id: \.self) { name in
            Text(name)
              .searchCompletion(name)
          }
        }
        .onChange(of: text) {
          guard isAnnounced, !text.isEmpty else { return }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            AccessibilityNotification.Announcement("\(found.count) suggestions").post()
          }
        }
      }
    }
  }

  @Test func suggestionsAreAnnounced() {
    #expect(
      JudgedScreen.lines(.statusNotAnnounced, in: Medicines(), from: Medicines.line) == [
        "fail +7: “Aspirin” and 2 more come up while “Search” is typed into, and nothing is spoken of it"
      ])
    #expect(JudgedScreen.isClean(of: .statusNotAnnounced, Medicines(isAnnounced: true)))
  }

  private struct Fruits: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Search fruits", text: $text).accessibilityAddTraits(.isSearchField)
        if !text.isEmpty { Button("Clear search") { text = "" } }
        ForEach(["Apple", "Fig", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      }
    }
  }

  @Test func aButtonThatClearsAndAListThatGetsShorterAreNoSuggestions() {
    #expect(JudgedScreen.isClean(of: .statusNotAnnounced, Fruits()))
  }
}
