import Foundation
import HeadlessUI
import Semantics
import Testing

/// What stands where content would be.
@MainActor
struct UnavailableContentTests {
  @Test func titleDescriptionAndActionsAreElementsEach() throws {
    let view = ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("New mail appears here.")
    } actions: {
      Button("Refresh") {}
    }
    #expect(
      try published(view).map(GoldenCase.text) == ["L No Mail", "L New mail appears here.", "L Refresh T button"])
    #expect(
      try labels(ContentUnavailableView("Empty", systemImage: "star", description: Text("Add one."))) == [
        "Empty", "Add one.",
      ])
    #expect(try labels(ContentUnavailableView("Empty", image: "star")) == ["Empty"])
  }

  @Test func aSearchThatFoundNothingSpeaksForItself() throws {
    #expect(try labels(ContentUnavailableView.search) == ["No Results", "Check the spelling or try a new search."])
    #expect(try labels(ContentUnavailableView.search(text: "tea")).first == "No Results for “tea”")
  }

  @Test func anImageFromAnAddressIsNeverThere() throws {
    let url = URL(string: "https://example.com/a.png")
    #expect(try published(AsyncImage(url: url)).isEmpty)
    #expect(try labels(AsyncImage(url: url).accessibilityLabel("Photo")) == ["Photo"])
    let placeholder = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView("Loading")
    }
    #expect(try labels(placeholder) == ["Loading"])
    let phases = AsyncImage(url: url) { phase in
      if let image = phase.image { image } else if phase.error != nil { Text("Failed") } else { Text("Waiting") }
    }
    #expect(try labels(phases) == ["Waiting"])
  }
}
