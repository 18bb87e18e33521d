import Foundation
import HeadlessUI
import Semantics
import Testing

/// Which elements SwiftUI source becomes on iOS: the golden cases, each as source and as elements.
@MainActor
struct GoldenCasesTests {
  /// The elements in short: label, value, hint, traits, dimmed and named actions.
  private func elements(
    platform: Platform = .iOS18, @ViewBuilder _ content: () -> some View
  ) throws -> [String] {
    let view = try MountedView(content(), environment: SemanticEnvironment(platform: platform))
    return view.tree.nodes.map { node in
      var parts = [node.label.map { "L \($0)" } ?? "L –"]
      if let value = node.value { parts.append("V \(value)") }
      if let hint = node.hint { parts.append("H \(hint)") }
      let traits = node.traits.subtracting(.staticText).namesInOrder
      if !traits.isEmpty { parts.append("T \(traits.joined(separator: "+"))") }
      if !node.isEnabled { parts.append("dimmed") }
      if !node.namedActions.isEmpty { parts.append("A \(node.namedActions.joined(separator: ", "))") }
      return parts.joined(separator: " ")
    }
  }

  @Test func case1CombineLeavesOutTheSymbol() throws {
    #expect(
      try elements {
        HStack {
          Image(systemName: "person.circle")
          VStack {
            Text("John Doe")
            Text("Online")
          }
        }
        .accessibilityElement(children: .combine)
      } == ["L John Doe, Online"])
  }

  @Test func case2CombineKeepsPunctuation() throws {
    #expect(
      try elements {
        HStack {
          Text("Hello,")
          Text("World")
          Text("!")
        }
        .accessibilityElement(children: .combine)
      } == ["L Hello,, World, !"])
  }

  @Test func case3AValueOnACombinedElement() throws {
    #expect(
      try elements {
        HStack {
          Text("Progress")
          Text("75%")
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue("75 percent complete")
      } == ["L Progress, 75% V 75 percent complete"])
  }

  @Test func cases5To7AShapeIsAnElementOnlyWithProperties() throws {
    #expect(
      try elements {
        Rectangle().accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
      } == ["L Label V Value H Hint"])
    #expect(
      try elements { Rectangle().accessibilityLabel("").accessibilityValue("").accessibilityHint("") } == ["L  V  H "])
    #expect(try elements { Rectangle() } == [])
  }

  @Test func case8AButtonJoinsItsTexts() throws {
    #expect(
      try elements {
        Button {
        } label: {
          HStack {
            Text("Ticket saved.")
            Text("Dismiss")
          }
        }
      } == ["L Ticket saved., Dismiss T button"])
  }

  @Test func case10ASymbolNamesAButton() throws {
    let view = try MountedView(
      Button {
      } label: {
        Image(systemName: "plus")
      })
    #expect(view.tree.nodes.map(\.label) == ["Add"])
    #expect(view.tree.nodes.map(\.traits) == [.button])
    #expect(view.tree.nodes.map(\.identifier) == ["plus"])
  }

  @Test func cases13And14AnIdentifierOnADisclosureGroupReachesAllOfIt() throws {
    let view = try MountedView(
      DisclosureGroup("Advanced Settings") {
        Toggle("A", isOn: .constant(true)).accessibilityIdentifier("own")
        Toggle("B", isOn: .constant(false)).accessibilityIdentifier("other")
      }
      .accessibilityIdentifier("g"))
    #expect(view.tree.nodes.map(\.identifier) == ["g"])
    #expect(view.tree.nodes.map(\.isExpanded) == [false])
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(\.label) == ["Advanced Settings", "A", "B"])
    #expect(view.tree.nodes.map(\.identifier) == ["g", "g", "g"])
  }

  @Test func case15AFormOfAdjustables() throws {
    @ViewBuilder var form: some View {
      Form {
        Section("Adjustable Controls") {
          Slider(value: .constant(50.0), in: 0...100, step: 10) { Text("Volume") }
            .accessibilityValue("50")
          Stepper("Quantity: 0", value: .constant(0), in: 0...10)
          ProgressView("Uploading…", value: 0.4)
          ProgressView("Loading…")
        }
      }
    }
    let rest = [
      "L Volume V 50", "L Quantity: 0 V 0", "L Uploading… V 40% T updatesFrequently",
      "L Loading… V 1 T updatesFrequently",
    ]
    #expect(try elements { form } == ["L ADJUSTABLE CONTROLS T header"] + rest)
    #expect(
      try elements(platform: Platform(.iOS, version: 26)) { form } == ["L Adjustable Controls T header"] + rest)
  }

  @Test func case16PickersByStyle() throws {
    #expect(
      try elements {
        Picker("Frequency", selection: .constant("Daily")) {
          ForEach(["Daily", "Weekly"], id: \.self) { Text($0) }
        }
        Picker("Frequency", selection: .constant(2)) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
      } == [
        "L Frequency V Daily T button", "L One T button", "L Two T button+selected", "L Three T button",
      ])
  }

  @Test func case17LabeledContentIsOneElement() throws {
    #expect(
      try elements {
        Form {
          LabeledContent("A", value: "B")
          LabeledContent("Name") { TextField("Placeholder", text: .constant("x")) }
        }
      } == ["L A, B", "L Name V x"])
  }

  @Test func case18FieldsHaveNoNameButAPlaceholder() throws {
    let view = try MountedView(
      Form {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant("secret"))
        TextField("Search", text: .constant("")).accessibilityLabel("User")
      })
    #expect(view.tree.nodes.map(\.label) == [nil, nil, "User"])
    #expect(view.tree.nodes.map(\.placeholder) == ["Name", "Password", "Search"])
    #expect(view.tree.nodes.map(\.value) == [nil, "••••••", nil])
  }

  @Test func cases22To24TapsLabelsAndImages() throws {
    #expect(try elements { Text("x").onTapGesture {} } == ["L x"])
    #expect(try elements { Label("Hello, world!", systemImage: "globe") } == ["L Hello, world!"])
    #expect(
      try elements {
        HStack {
          Image(systemName: "globe")
          Text("Earth")
        }
      } == ["L Globe T image", "L Earth"])
  }

  @Test func cases25And26TheOrderOfActions() throws {
    #expect(
      try elements {
        VStack { Text("Mail") }
          .accessibilityActions {
            Button("Add to favorites") {}
            Button("Reply") {}
            Button("Delete") {}
          }
      } == ["L Mail A Delete, Reply, Add to favorites"])
    #expect(
      try elements {
        Text("Photo").accessibilityAction(named: "Favorite") {}.accessibilityAction(named: "Share") {}
      } == ["L Photo A Share, Favorite"])
  }

  @Test func case27CustomContentStaysInOrder() throws {
    let view = try MountedView(
      Text("x").accessibilityCustomContent("Key", "1").accessibilityCustomContent("Important", "2", importance: .high))
    #expect(
      view.tree.nodes[0].customContent == [
        CustomContent(label: "Key", value: "1"), CustomContent(label: "Important", value: "2", importance: .high),
      ])
  }

  @Test func cases28To33() throws {
    #expect(
      try elements { Link("Example", destination: URL(string: "https://example.com")!) } == ["L Example T button+link"])
    #expect(try elements { Image(decorative: "photo") } == [])
    #expect(
      try elements {
        HStack {
          Text("Wi-Fi")
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
        .accessibilityElement(children: .combine)
      } == ["L Wi-Fi T button+toggle"])
    #expect(try elements { Button("Log In") {}.disabled(true) } == ["L Log In T button dimmed"])
  }

  @Test func cases37To39ButtonsInACombinedRow() throws {
    #expect(
      try elements {
        HStack {
          Text("Row")
          Button("Edit") {}
          Button("Delete") {}
        }
        .accessibilityElement(children: .combine)
      } == ["L Row A Edit, Delete"])
    #expect(
      try elements {
        HStack {
          Button("Edit") {}
          Button("Delete") {}
        }
        .accessibilityElement(children: .combine)
      } == ["L Edit, Delete A Edit, Delete"])
  }

  @Test func case41TransparentTextIsKeptBack() throws {
    let view = try MountedView(
      VStack {
        Text("A").opacity(0)
        Text("B")
        Text("C").accessibilityHidden(true)
      })
    #expect(view.tree.nodes.map(\.label) == ["B"])
    #expect(view.tree.withheld.map(\.node.label) == ["A", "C"])
    #expect(view.tree.withheld.map(\.reason) == [.transparent, .hidden])
  }

  @Test func propertiesOnAStackReachEachElement() throws {
    #expect(
      try elements {
        VStack {
          Text("A")
          Text("B")
        }
        .accessibilityHint("Hint")
      } == ["L A H Hint", "L B H Hint"])
  }

  @Test func sortPriorityGoesFirst() throws {
    #expect(
      try elements {
        Text("A")
        Text("B").accessibilitySortPriority(1)
      } == ["L B", "L A"])
  }

  @Test func ignoreLeavesAnEmptyElement() throws {
    #expect(
      try elements {
        Button("Save") {}.accessibilityElement().accessibilityLabel("Card")
      } == ["L Card"])
  }

  @Test func aRepresentationSpeaksForAView() throws {
    #expect(
      try elements {
        Text("3 of 5 stars").accessibilityRepresentation {
          Slider(value: .constant(3.0), in: 0...5, step: 1) { Text("Rating") }
        }
      } == ["L Rating V 3"])
  }
}
