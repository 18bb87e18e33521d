import HeadlessUI
import Narration
import Semantics
import Testing

/// Columns on an iPhone: a stack that begins with the sidebar.
@MainActor
struct SplitViewTests {
  struct Mail: View {
    @State private var selection: String?
    let usesLinks: Bool
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $selection) { name in
          if usesLinks { NavigationLink(name, value: name) } else { Text(name) }
        }
        .navigationTitle("Boxes")
      } detail: {
        Text("Showing \(selection ?? "nothing")").navigationTitle(selection ?? "Nothing")
      }
    }
  }

  @Test("A selection in the sidebar leads to the detail", arguments: [true, false])
  func selection(usesLinks: Bool) throws {
    let heard = try Heard(Mail(usesLinks: usesLinks))
    #expect(heard.labels == ["Boxes", "Inbox", "Sent"])
    #expect(try heard.activate("Sent") == ["~ screen changed", "Showing Sent"])
    #expect(heard.labels == ["Boxes", "Sent", "Showing Sent"])
    let spoken = usesLinks ? "Inbox, button" : "Inbox"
    #expect(try heard(.escape) == ["~ screen changed", spoken])
    #expect(heard.labels == ["Boxes", "Inbox", "Sent"])
    #expect(!heard.view.tree.nodes.contains { $0.traits.contains(.selected) })
  }

  @Test func threeColumns() throws {
    struct Columns: View {
      @State private var box: Int?
      @State private var message: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $box) { Text("Box \($0)") }.navigationTitle("Boxes")
        } content: {
          List(1..<3, id: \.self, selection: $message) { Text("Message \($0)") }.navigationTitle("Messages")
        } detail: {
          Text("Reading \(message ?? 0) of \(box ?? 0)")
        }
      }
    }
    let heard = try Heard(Columns())
    _ = try heard.activate("Box 2")
    #expect(heard.labels == ["Boxes", "Messages", "Message 1", "Message 2"])
    _ = try heard.activate("Message 1")
    #expect(heard.labels == ["Messages", "Reading 1 of 2"])
    _ = try heard(.escape, .escape)
    #expect(heard.labels == ["Boxes", "Box 1", "Box 2"])
  }

  @Test func aStackInTheDetailSharesTheBar() throws {
    struct Columns: View {
      @State private var preferred = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $preferred) {
          Text("Side").navigationTitle("Sidebar")
        } detail: {
          NavigationStack {
            NavigationLink("Deeper") { Text("Deep") }.navigationTitle("Detail")
          }
        }
      }
    }
    let heard = try Heard(Columns())
    #expect(heard.labels == ["Sidebar", "Detail", "Deeper"])
    _ = try heard.activate("Deeper")
    #expect(heard.labels == ["Detail", "Deep"])
    _ = try heard(.escape, .escape)
    #expect(heard.labels == ["Sidebar", "Side"])
  }

  @Test func aNavigationViewShowsItsFirstColumn() throws {
    let heard = try Heard(
      NavigationView {
        Text("Side").navigationTitle("Sidebar")
        Text("Detail")
      })
    #expect(heard.labels == ["Sidebar", "Side"])
  }
}
