import Foundation
import HeadlessUI
import Semantics
import Testing

/// Actions: which kinds there are, in which order a reader meets them, and that they run.
@MainActor
struct ActionTests {
  struct Logging<Content: View>: View {
    @State private var log: [String] = []
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content
    var body: some View {
      content { log.append($0) }
      Text(verbatim: log.joined(separator: " "))
    }
  }

  @Test func everyKindRuns() throws {
    let view = try MountedView(
      Logging { log in
        Text("x")
          .accessibilityAction { log("default") }
          .accessibilityAction(.escape) { log("escape") }
          .accessibilityAction(.magicTap) { log("magicTap") }
          .accessibilityAction(.delete) { log("delete") }
          .accessibilityAction(.showMenu) { log("showMenu") }
          .accessibilityAction(AccessibilityActionKind(named: Text("Kind"))) { log("kind") }
          .accessibilityAction(named: Text("Named")) { log("named") }
          .accessibilityAction {
            log("label")
          } label: {
            Label("Labelled", systemImage: "plus")
          }
      })
    let id = view.tree.nodes[0].id
    let actions: [SemanticAction] = [
      .activate, .escape, .magicTap, .delete, .showMenu, .named("Kind"), .named("Named"), .named("Labelled"),
    ]
    #expect(view.tree.nodes[0].actions == actions.reversed())
    for action in actions { _ = try view.perform(action, on: id) }
    #expect(view.tree.nodes[1].label == "default escape magicTap delete showMenu kind named label")
    #expect(view.tree.nodes[0].traits == .staticText)
  }

  @Test func theOuterActionOfAKindReplacesTheInnerOne() throws {
    let view = try MountedView(
      Logging { log in
        Button("x") { log("button") }.accessibilityAction { log("action") }
      })
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "action")
  }

  @Test func aBuilderReadsBackwardsAndLeavesOutWhatIsDimmed() throws {
    let view = try MountedView(
      Text("Mail").accessibilityActions {
        Button("Reply") {}
        Button("Forward") {}.disabled(true)
        Button("Archive") {}
      })
    #expect(view.tree.nodes[0].namedActions == ["Archive", "Reply"])
    #expect(view.tree.withheld.isEmpty)
  }

  @Test func scrollingNamesAnEdge() throws {
    let view = try MountedView(
      Logging { log in
        Text("x").accessibilityScrollAction { edge in log(edge == .trailing ? "trailing" : "other") }
      })
    _ = try view.perform(.scroll(.right), on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "trailing")
  }

  @Test func aDimmedElementRefuses() throws {
    let view = try MountedView(
      Logging { log in
        Text("x").accessibilityAction(named: "Do") { log("done") }.disabled(true)
      })
    #expect(try view.perform(.named("Do"), on: view.tree.nodes[0].id).isEmpty)
    #expect(view.tree.nodes.count == 1)
  }

  @Test func aZoomHasTwoDirections() throws {
    let view = try MountedView(
      Logging { log in
        Text("Map").accessibilityZoomAction { log($0.direction == .zoomIn ? "closer" : "farther") }
      })
    let map = view.tree.nodes[0]
    #expect(map.traits == [.staticText, .supportsZoom])
    #expect(map.actions == [.zoomIn, .zoomOut])
    _ = try view.perform(.zoomIn, on: map.id)
    _ = try view.perform(.zoomOut, on: map.id)
    #expect(view.tree.nodes[1].label == "closer farther")
  }

  @Test func pointsToDragFromAndToDropOntoAreActions() throws {
    let name = "Drag from the end"
    let nodes = try MountedView(
      VStack {
        Text("Task")
          .accessibilityDragPoint(.leading, description: "Drag task")
          .accessibilityDragPoint(.trailing, description: name)
          .accessibilityDragPoint(.top, description: Text("Never"), isEnabled: false)
        Text("Done").accessibilityDropPoint(.center, description: "Drop into done")
      }
    ).tree.nodes
    #expect(nodes.map(\.actions) == [[.named(name), .named("Drag task")], [.named("Drop into done")]])
  }

  @Test func whatFingersReachDirectlySaysSo() throws {
    let nodes = try MountedView(
      VStack {
        Text("Keys").accessibilityDirectTouch(options: [.silentOnTouch])
        Text("Keys").accessibilityAddTraits(.allowsDirectInteraction).accessibilityDirectTouch(false)
      }
    ).tree.nodes
    #expect(nodes.map(\.traits) == [[.staticText, .allowsDirectInteraction], .staticText])
  }

  @Test func aWatchsQuickActionAndTheStatusOfAScrollAreNoneOfAPhones() throws {
    let view = VStack {
      Text("Run").accessibilityQuickAction(style: .prompt) { Button("Stop") {} }
      Text("Timer").accessibilityQuickAction(style: .outline, isActive: .constant(true)) { Button("Pause") {} }
      ScrollView { Text("Mail") }.accessibilityScrollStatus("Page 1 of 3")
    }
    #expect(try published(view).map(GoldenCase.text) == ["L Run", "L Timer", "L Mail"])
  }
}
