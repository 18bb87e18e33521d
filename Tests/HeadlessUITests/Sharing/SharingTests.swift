import Foundation
import HeadlessUI
import Semantics
import Testing

/// Buttons that hand things to the system.
@MainActor
struct SharingTests {
  private struct Recipe: Transferable {
    var name = "Soup"
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \Recipe.name) }
  }

  @Test func shareLinksAreButtons() throws {
    let url = URL(string: "https://example.com")!
    let view = VStack {
      ShareLink(item: url)
      ShareLink("Send it", item: "text", subject: Text("Subject"), message: Text("Message"))
      ShareLink(items: [url, url]) { Label("Send all", systemImage: "paperplane") }
      ShareLink(item: Recipe(), preview: SharePreview("Soup", image: Image("soup")))
      ShareLink("Recipes", items: [Recipe()]) { SharePreview($0.name) }
      ShareLink(item: url) { Image(systemName: "square.and.arrow.up").accessibilityLabel("Share recipe") }
    }
    #expect(
      try published(view).map(GoldenCase.text) == [
        "L Share… T button", "L Send it T button", "L Send all T button", "L Share… T button", "L Recipes T button",
        "L Share recipe T button",
      ])
  }

  @Test func otherButtonsOfTheSystem() throws {
    struct Names: View {
      @State private var name = "Old"
      var body: some View {
        PasteButton(payloadType: String.self) { _ in name = "pasted" }
        RenameButton()
        RenameButton().renameAction { name = "New" }
        Text(name)
      }
    }
    let view = try MountedView(Names())
    #expect(
      view.tree.nodes.map(GoldenCase.text) == [
        "L Paste T button", "L Rename T button dimmed", "L Rename T button", "L Old",
      ])
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    _ = try view.perform(.activate, on: view.tree.nodes[2].id)
    #expect(view.tree.nodes.last?.label == "New")
  }
}
