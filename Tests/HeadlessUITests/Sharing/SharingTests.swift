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

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Files: View {
    @State private var isShown = false
    let page: (AnyView, Binding<Bool>) -> AnyView
    var body: some View {
      page(AnyView(Button("Choose a file") { isShown = true }), $isShown)
      Text(isShown ? "Waiting" : "Idle")
    }
  }

  private static let pages: [(AnyView, Binding<Bool>) -> AnyView] = [
    { AnyView($0.fileImporter(isPresented: $1, allowedContentTypes: [.image]) { _ in }) },
    { AnyView($0.fileExporter(isPresented: $1, document: Note(), contentType: .plainText) { _ in }) },
    { AnyView($0.fileExporter(isPresented: $1, item: "text", contentTypes: [.plainText]) { _ in }) },
    { AnyView($0.fileMover(isPresented: $1, file: nil) { _ in }) },
  ]

  @Test(arguments: 0..<4) func thePageThatAsksForAFileStays(page: Int) throws {
    let screen = try Heard(Files(page: Self.pages[page]))
    #expect(try screen.activate("Choose a file") == ["Choose a file"])
    #expect(screen.labels == ["Choose a file", "Waiting"])
    #expect(screen.covered == [])
  }

  @Test func whatCanBeDraggedIsHeardAsItWouldBeWithout() throws {
    let view = VStack {
      Text("Dragged").onDrag { NSItemProvider() }
      Text("Handed over").draggable("text") { Text("Preview") }
      Text("Dropped on").onDrop(of: [.text], isTargeted: nil) { _ in true }
      Text("Taken by place").onDrop(of: [.text], isTargeted: nil) { _, _ in true }
      Text("Target").dropDestination(for: String.self) { _, _ in true }
      Button("Card") {}.draggable(URL(string: "https://example.com")!)
    }
    #expect(
      try published(view).map(GoldenCase.text) == [
        "L Dragged", "L Handed over", "L Dropped on", "L Taken by place", "L Target", "L Card T button",
      ])
  }
}
