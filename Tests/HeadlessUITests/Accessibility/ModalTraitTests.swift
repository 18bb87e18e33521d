import Semantics
import SwiftUI
import Testing

/// What a component makes modal itself takes the screen over as a sheet does.
@MainActor
struct ModalTraitTests {
  private struct Curtain: View {
    @State private var isDrawn = false

    var body: some View {
      Button("Draw") { isDrawn = true }
      if isDrawn {
        VStack {
          Text("Curtain")
          Button("Open") { isDrawn = false }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      }
    }
  }

  @Test("The screen changes when a modal container appears, and not when it goes")
  func appearing() throws {
    let view = try MountedView(Curtain())
    let opened = try view.perform(.activate, on: view.tree.nodes[0].id)
    let modal = try #require(view.tree.nodes.last)
    #expect(modal.container == .modal)
    #expect(opened.map(\.kind) == [.screenChanged(text: nil)])
    #expect(opened.map(\.node) == [modal.id])
    #expect(try view.perform(.activate, on: modal.children[1].id).isEmpty)
  }

  @Test("What is modal from the start is the screen itself")
  func fromTheStart() throws {
    let view = try MountedView(
      VStack { Text("Gate") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal))
    #expect(view.takePendingEvents().isEmpty)
  }
}

/// Where an element stands that nothing drawn has a line for.
@MainActor
struct IgnoredElementSourceTests {
  @Test func anElementOfAShapeStandsWhereItWasMade() throws {
    let line = #line + 1
    let view = try MountedView(Rectangle().accessibilityElement().accessibilityLabel("Photo"))
    #expect(view.tree.nodes.map { $0.source?.line } == [line])
  }
}
