import HeadlessUI
import Semantics
import Testing

/// Views that are compared before they are drawn anew.
@MainActor
struct EquatableViewTests {
  private struct Price: View, Equatable {
    let amount: Int
    var body: some View { Text("\(amount) euros") }
  }

  @Test func aViewThatIsComparedIsWhatItShows() throws {
    let labels = try MountedView(EquatableView(content: Price(amount: 3))).tree.nodes.map(\.label)
    #expect(labels == ["3 euros"])
    #expect(try MountedView(Price(amount: 4).equatable()).tree.nodes.map(\.label) == ["4 euros"])
  }
}
