import Foundation
import HeadlessUI
import Semantics
import Testing

/// The forms of the golden cases as the screens that they were read off: pushed, with a title and a section header.
@MainActor
struct PushedFormTests {
  private static let bar = ["L Demos T button+backButton id BackButton", "L Demo T header", "L HEADER T header"]

  /// What a form publishes on a screen of its own, reached from a list of demos.
  private func pushed(@ViewBuilder _ rows: @escaping () -> some View) throws -> [String] {
    let view = try MountedView(
      NavigationStack {
        List {
          NavigationLink("Demo") {
            Form { Section("Header", content: rows) }.navigationTitle("Demo")
          }
        }
        .navigationTitle("Demos")
      })
    #expect(view.tree.nodes.map(GoldenCase.text) == ["L Demos T header", "L Demo T button"])
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    return view.tree.nodes.map(GoldenCase.text)
  }

  @Test func case17HasSixElements() throws {
    let elements = try pushed {
      DisclosureGroup("Details") { Text("Inside") }
      LabeledContent("A", value: "B")
      LabeledContent("Name") { Text("Value") }
    }
    #expect(elements == Self.bar + ["L Details T button+header collapsed", "L A, B", "L Name, Value"])
    #expect(elements.count == 6)
  }

  @Test func case17aHasEightElements() throws {
    let elements = try pushed {
      Image("photo").accessibilityLabel("Photo")
      Label("Label", systemImage: "star")
      Link("Help", destination: URL(string: "https://example.com")!)
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Text")
    }
    #expect(
      elements
        == Self.bar + ["L Photo T image id photo", "L Label", "L Help T button+link", "L Title T header", "L Text"])
    #expect(elements.count == 8)
  }

  @Test func case17bHasElevenElements() throws {
    let elements = try pushed {
      Text("One")
      Text("Two")
      Button("A") {}
      Button("B", role: .destructive) {}
      Button("C", systemImage: "star") {}
      Button("D") {}.disabled(true)
      Menu("More") { Button("Copy") {} }
      Text("Row").accessibilityAction(named: "First") {}.accessibilityAction(named: "Second") {}
    }
    #expect(
      elements == Self.bar + [
        "L One", "L Two", "L A T button", "L B T button", "L C T button", "L D T button dimmed", "L More T button",
        "L Row A Second, First",
      ])
    #expect(elements.count == 11)
  }
}
