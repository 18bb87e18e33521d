import Foundation
import HeadlessUI
import Semantics
import Testing

/// Properties that are attached to views: where they land, and which of two wins.
@MainActor
struct ModifierTests {
  private func nodes(@ViewBuilder _ content: () -> some View) throws -> [SemanticNode] {
    try MountedView(content()).tree.nodes
  }

  @Test func theOuterLabelWins() throws {
    let nodes = try nodes { Text("x").accessibilityLabel("Inner").accessibilityLabel("Outer") }
    #expect(nodes.map(\.label) == ["Outer"])
    #expect(nodes.map(\.drawn) == [["x"]])
  }

  @Test func aLabelComesThroughEveryDoor() throws {
    let name = "Door"
    let nodes = try nodes {
      Text("x").accessibilityLabel("Door")
      Text("x").accessibilityLabel(name)
      Text("x").accessibilityLabel(name.prefix(4))
      Text("x").accessibilityLabel(Text(verbatim: name))
      Text("x").accessibilityLabel(LocalizedStringResource("Door"))
      Text("x").accessibilityLabel { own in
        own
        Text("Door")
      }
    }
    #expect(nodes.map(\.label) == ["Door", "Door", "Door", "Door", "Door", "x, Door"])
  }

  @Test func aRemovedTraitTakesItsRoleAlong() throws {
    let nodes = try nodes {
      Image("photo").accessibilityRemoveTraits(.isImage)
      Button("Save") {}.accessibilityRemoveTraits(.isButton)
      Link("Help", destination: URL(string: "https://example.com")!).accessibilityRemoveTraits(.isLink)
      Text("Title").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isButton)
    }
    #expect(nodes.map(\.role) == [.element, .element, .button, .text])
    #expect(nodes.map { $0.actions.contains(.activate) } == [false, true, true, false])
  }

  @Test func aPropertyThatIsSwitchedOffChangesNothing() throws {
    let nodes = try nodes {
      Text("x")
        .accessibilityLabel("Label", isEnabled: false)
        .accessibilityValue("Value", isEnabled: false)
        .accessibilityHint("Hint", isEnabled: false)
        .accessibilityIdentifier("id", isEnabled: false)
        .accessibilityInputLabels(["Other"], isEnabled: false)
        .accessibilityHidden(true, isEnabled: false)
      Rectangle().accessibilityLabel("Label", isEnabled: false)
    }
    #expect(nodes.map(\.label) == ["x"])
    #expect(nodes[0].value == nil && nodes[0].hint == nil && nodes[0].identifier == nil)
    #expect(nodes[0].inputLabels.isEmpty)
  }

  @Test func nothingIsMadeWhereNoViewStands() throws {
    let isShown = false
    let names: [String] = []
    let nodes = try nodes {
      EmptyView().accessibilityLabel("Empty")
      Group { if isShown { Text("x") } }.accessibilityLabel("If")
      ForEach(names, id: \.self) { Text($0) }.accessibilityHint("Each")
      Group {
        if isShown { Text("x") }
        if isShown { Text("y") }
      }
      .accessibilityAction(named: "Do") {}
      VStack {}.accessibilityLabel("Stack")
    }
    #expect(nodes.map(\.label) == ["Stack"])
  }

  @Test func theFormsOfiOS13StillWork() throws {
    let nodes = try nodes {
      Rectangle()
        .accessibility(label: Text("Label"))
        .accessibility(value: Text("Value"))
        .accessibility(hint: Text("Hint"))
        .accessibility(identifier: "id")
        .accessibility(inputLabels: [Text("Other")])
        .accessibility(addTraits: [.isButton, .isSelected])
        .accessibility(removeTraits: .isSelected)
      Text("Last").accessibility(sortPriority: -1)
      Text("Hidden").accessibility(hidden: true)
    }
    #expect(nodes.map(\.label) == ["Label", "Last"])
    #expect(nodes[0].value == "Value")
    #expect(nodes[0].hint == "Hint")
    #expect(nodes[0].identifier == "id")
    #expect(nodes[0].inputLabels == ["Other"])
    #expect(nodes[0].traits == .button)
  }

  @Test func aHomeMadeSwitchTakesItsStateFromSelection() throws {
    let nodes = try nodes {
      Text("On").accessibilityAddTraits([.isToggle, .isSelected])
      Text("Off").accessibilityAddTraits(.isToggle)
      Text("None").accessibilityAddTraits(.isToggle).accessibilityRemoveTraits(.isToggle)
      Text("Own").accessibilityAddTraits(.isToggle).accessibilityValue("Half")
    }
    #expect(nodes.map(\.toggle) == [.on, .off, nil, .off])
    #expect(nodes.map(\.value) == [nil, nil, nil, "Half"])
    #expect(nodes.map(\.role) == [.text, .text, .text, .text])
  }

  @Test func headingsHaveALevel() throws {
    let nodes = try nodes { Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2) }
    #expect(nodes.map(\.headingLevel) == [2])
    #expect(nodes.map(\.traits) == [[.staticText, .header]])
  }

  @Test func customContentOfOneKeyIsReplaced() throws {
    let nodes = try nodes {
      Text("x")
        .accessibilityCustomContent("Age", "1").accessibilityCustomContent("Size", "2")
        .accessibilityCustomContent("Age", "3", importance: .high)
    }
    #expect(
      nodes[0].customContent == [
        CustomContent(label: "Size", value: "2"), CustomContent(label: "Age", value: "3", importance: .high),
      ])
  }

  @Test func hidingFromOutsideHoldsAndOpacityGivesWay() throws {
    let nodes = try nodes {
      VStack { Text("Child").accessibilityHidden(false) }.accessibilityHidden(true)
      Text("Kept").opacity(0).accessibilityHidden(false)
    }
    #expect(nodes.map(\.label) == ["Kept"])
  }

  @Test func containersKeepTheirChildrenApart() throws {
    let nodes = try nodes {
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Group")
      VStack { Text("C") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      VStack { Text("D") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
    }
    #expect(nodes.map(\.container) == [.semanticGroup, .modal, .tabBar])
    #expect(nodes[0].label == "Group")
    #expect(nodes[0].children.map(\.label) == ["B", "A"])
  }

  @Test func syntheticChildrenStandInADrawing() throws {
    let nodes = try nodes {
      Rectangle().accessibilityLabel("Chart").accessibilityChildren {
        ForEach(1..<3) { Rectangle().accessibilityLabel("Bar \($0)") }
      }
    }
    #expect(nodes.map(\.label) == ["Chart"])
    #expect(nodes[0].children.map(\.label) == ["Bar 1", "Bar 2"])
  }

  @Test func aRepresentationKeepsWhatIsDrawnAndTakesOuterModifiers() throws {
    let view = try MountedView(
      Text("★★★").accessibilityRepresentation {
        Toggle("Starred", isOn: .constant(true))
      }
      .accessibilityHint("Hint"))
    #expect(view.tree.nodes.map(\.label) == ["Starred"])
    #expect(view.tree.nodes.map(\.hint) == ["Hint"])
    #expect(view.tree.nodes.map(\.drawn) == [["★★★"]])
    #expect(view.tree.withheld.map(\.reason) == [.represented])
  }

  @Test func sourceCompilesWithBothKindsOfSwitch() throws {
    struct Dial: View {
      @State private var value = 1
      var body: some View {
        Text("Dial").accessibilityValue("\(value)").accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: value += 1
          case .decrement: value -= 1
          @unknown default: break
          }
        }
      }
    }
    let view = try MountedView(Dial())
    let id = view.tree.nodes[0].id
    #expect(Set(view.tree.nodes[0].actions) == [.increment, .decrement])
    _ = try view.perform(.increment, on: id)
    _ = try view.perform(.increment, on: id)
    _ = try view.perform(.decrement, on: id)
    #expect(view.tree.nodes[0].value == "2")
  }
}
