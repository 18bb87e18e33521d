import HeadlessUI
import Narration
import Testing

/// Badges on rows.
@MainActor
struct BadgeTests {
  @Test func aBadgeIsTheValueOfARow() throws {
    let heard = try Heard(
      NavigationStack {
        List {
          Text("Inbox").badge(3)
          Text("Sent").badge(0)
          NavigationLink("Drafts") { Text("x") }.badge("new")
          Text("Trash").badge(Text("full"))
        }
      })
    #expect(try heard(.read) == ["Inbox, 3", "Sent", "Drafts, new, button", "Trash, full"])
  }

  @Test func outsideOfAListItIsNotShown() throws {
    #expect(try Heard(Text("Inbox").badge(3))(.read) == ["Inbox"])
  }
}
