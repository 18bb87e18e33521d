import Foundation
import HeadlessUI
import Semantics
import Testing

/// Pages that belong to the system: the app's own page stays where it is.
@MainActor
struct OutsidePagesTests {
  @Test func aFileImporterLeavesThePageAsItIs() throws {
    let view = try MountedView(
      Button("Import") {}
        .fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
        .userActivity("reading") { $0.title = "Reading" }
        .onContinueUserActivity("reading") { _ in }
        .dialogSuppressionToggle(isSuppressed: .constant(true)))
    #expect(view.tree.nodes.map(\.label) == ["Import"])
  }

  @Test func aSymbolThatAppearsByAnEffectIsTold() throws {
    struct Seal: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { withAnimation { isShown = true } }
        if isShown { Image(systemName: "star").transition(.symbolEffect(.appear)) }
      }
    }
    let view = try MountedView(Seal())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.count == 2)
  }

  @Test func searchTokensLeaveTheFieldAsItIs() throws {
    struct Token: Identifiable { let id: String }
    let view = try MountedView(
      NavigationStack {
        List { Text("Row") }.searchable(
          text: .constant("a"), tokens: .constant([Token(id: "x")]), isPresented: .constant(false),
          prompt: "Find"
        ) { Text($0.id) }
      })
    #expect(view.tree.nodes.contains { $0.label == "Find" || $0.hint == "Find" || $0.value == "a" })
  }
}
