import Foundation
import HeadlessUI
import Semantics
import Testing

/// How several elements become one: by `combine`, and in the label of a control.
@MainActor
struct CombinationTests {
  private func combined(@ViewBuilder _ content: () -> some View) throws -> SemanticNode {
    let view = try MountedView(HStack { content() }.accessibilityElement(children: .combine))
    try #require(view.tree.nodes.count == 1)
    return view.tree.nodes[0]
  }

  @Test func anImageWithAnExplicitLabelIsIncluded() throws {
    let node = try combined {
      Image(systemName: "xmark").accessibilityLabel("Error:")
      Text("Sorry")
    }
    #expect(node.label == "Error:, Sorry")
    #expect(node.traits == .staticText)
  }

  @Test func symbolsSpeakWhereNothingElseDoes() throws {
    let node = try combined {
      Image(systemName: "plus")
      Image(systemName: "xmark")
    }
    #expect(node.label == "Add, Close")
    #expect(node.identifier == nil)
  }

  @Test func facetsAreGathered() throws {
    let node = try combined {
      Text("A").accessibilityValue("1").accessibilityHint("One").accessibilityIdentifier("a")
        .accessibilityInputLabels(["First"])
      Text("B").accessibilityValue("2").accessibilityHint("Two").accessibilityIdentifier("b")
        .accessibilityAddTraits([.isHeader, .updatesFrequently]).accessibilityHeading(.h3)
        .accessibilityCustomContent("Key", "x")
    }
    #expect(node.label == "A, B")
    #expect(node.value == "1, 2")
    #expect(node.hint == "One, Two")
    #expect(node.identifier == "a-b")
    #expect(node.inputLabels == ["First"])
    #expect(node.traits == [.staticText, .header, .updatesFrequently])
    #expect(node.headingLevel == 3)
    #expect(node.customContent == [CustomContent(label: "Key", value: "x")])
    #expect(node.drawn == ["A", "B"])
  }

  @Test func hiddenPartsStayOutAndPrioritiesGoFirst() throws {
    let node = try combined {
      Text("A")
      Text("Hidden").accessibilityHidden(true)
      VStack {
        Text("Inside")
        Text("too")
      }
      .accessibilityElement(children: .contain).accessibilityHidden(true)
      Text("B").accessibilitySortPriority(1)
    }
    #expect(node.label == "B, A")
  }

  @Test func aCombinedPartIsOnePiece() throws {
    let node = try combined {
      HStack {
        Text("A")
        Text("B")
      }
      .accessibilityElement(children: .combine)
      Text("C")
    }
    #expect(node.label == "A, B, C")
  }

  @Test func furtherActivationsBecomeActionsByTheirNames() throws {
    let view = try MountedView(
      ActionTests.Logging { log in
        HStack {
          Text("First").accessibilityAction { log("first") }
          Text("Second").accessibilityAction { log("second") }
          Text("Third").accessibilityAction(named: "More") { log("more") }
        }
        .accessibilityElement(children: .combine)
      })
    let node = view.tree.nodes[0]
    #expect(node.label == "First, Third")
    #expect(node.actions == [.activate, .named("Second"), .named("More")])
    for action in node.actions { _ = try view.perform(action, on: node.id) }
    #expect(view.tree.nodes[1].label == "first second more")
  }

  @Test func aTapIsNoAction() throws {
    let node = try combined {
      Text("Buy").onTapGesture {}
      Text("Now").onTapGesture {}
    }
    #expect(node.label == "Buy, Now")
    #expect(node.namedActions.isEmpty)
  }

  @Test func aSwitchMakesTheRowASwitch() throws {
    let view = try MountedView(
      ActionTests.Logging { log in
        HStack {
          Text("Wi-Fi")
          Toggle("", isOn: Binding(get: { true }, set: { log("\($0)") }))
        }
        .accessibilityElement(children: .combine)
      })
    let node = view.tree.nodes[0]
    #expect(node.role == .toggle)
    #expect(node.toggle == .on)
    #expect(node.actions == [.activate])
    _ = try view.perform(.activate, on: node.id)
    #expect(view.tree.nodes[1].label == "false")
  }

  @Test func aStepperBecomesTwoActionsAndASliderStaysAdjustable() throws {
    let stepper = try combined {
      Text("Guests")
      Stepper("Count", value: .constant(2), in: 1...4)
    }
    #expect(stepper.label == "Guests")
    #expect(stepper.value == "2")
    #expect(stepper.actions == [.named("Decrement"), .named("Increment")])
    let slider = try combined {
      Text("Volume")
      Slider(value: .constant(50.0), in: 0...100, step: 10)
    }
    #expect(Set(slider.actions) == [.increment, .decrement])
  }

  @Test(arguments: [
    ("en_US", "Decrement", "Increment"), ("de_DE", "Verringern", "Erhöhen"), ("es_ES", "Restar", "Sumar"),
    ("ar", "إنقاص", "زيادة"), ("fi_FI", "Decrement", "Increment"),
  ])
  func theActionsOfAStepperAreNamedInTheScenariosLanguage(locale: String, less: String, more: String) throws {
    let row = HStack {
      Text(verbatim: "1")
      Stepper("", value: .constant(2), in: 1...4)
    }
    let node = try published(row.accessibilityElement(children: .combine), locale: locale)[0]
    #expect(node.namedActions == [less, more])
  }

  @Test func theActionsOfAStepperFollowALocaleThatTheComponentSets() throws {
    let row = HStack { Stepper("Count", value: .constant(2), in: 1...4).labelsHidden() }
    let rows = HStack {
      Text("Guests")
      row
    }
    .accessibilityElement(children: .combine)
    .environment(\.locale, Locale(identifier: "de"))
    #expect(try published(rows)[0].namedActions == ["Verringern", "Erhöhen"])
  }

  @Test func aFieldLosesItsRole() throws {
    let node = try combined {
      TextField("Name", text: .constant(""))
      Text("required")
    }
    #expect(node.role == .element)
    #expect(node.label == "required")
    #expect(node.value == "Name")
  }

  @Test func aDimmedPartRefusesWhereTheRestDoesNot() throws {
    let node = try combined {
      Text("Row")
      Button("Delete") {}.disabled(true)
      Slider(value: .constant(1.0), in: 0...2).disabled(true)
    }
    #expect(node.isEnabled)
    #expect(node.actions == [])
    #expect(node.label == "Row")
  }

  @Test func oneElementAloneStaysWhatItIs() throws {
    let node = try combined { Button("Save") {} }
    #expect(node.role == .button)
    #expect(node.traits == .button)
  }

  @Test func whatIsTakenInIsWithheldWithItsOwner() throws {
    let view = try MountedView(
      HStack {
        Text("A")
        Button("B") {}
        Text("C").opacity(0)
      }
      .accessibilityElement(children: .combine))
    let entries = view.tree.withheld.filter { $0.owner == view.tree.nodes[0].id }
    #expect(entries.map(\.node.label) == ["A", "B", "C"])
    #expect(entries.map(\.reason) == [.combined, .combined, .transparent])
    #expect(view.tree.withheld.contains { $0.reason == .control && $0.node.label == "B" })
  }

  @Test func anElementThatIgnoresItsChildrenKeepsWhatIsDrawn() throws {
    let view = try MountedView(
      HStack {
        Text("3")
        Button("More") {}
      }
      .accessibilityElement(children: .ignore).accessibilityLabel("Quantity"))
    #expect(view.tree.nodes.map(\.label) == ["Quantity"])
    #expect(view.tree.nodes[0].actions.isEmpty)
    #expect(view.tree.nodes[0].traits.isEmpty)
    #expect(view.tree.nodes[0].drawn == ["3", "More"])
  }

  @Test func aButtonTakesItsWordsFromItsLabel() throws {
    let view = try MountedView(
      Button {
      } label: {
        Image(systemName: "trash")
        Image(systemName: "xmark").accessibilityLabel("Remove")
        Text("Row").accessibilityAddTraits(.updatesFrequently).accessibilityIdentifier("row")
        Button("inner") {}
      })
    let node = view.tree.nodes[0]
    #expect(node.label == "Remove, Row, inner")
    #expect(node.traits == [.button, .updatesFrequently])
    #expect(node.identifier == "row")
    #expect(node.actions == [.activate])
    #expect(node.drawn == ["Row", "inner"])
  }
}
