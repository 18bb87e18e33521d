import HeadlessUI
import Semantics
import Testing

/// A view whose body turns out empty is no view: modifiers find nothing to work on.
@MainActor
struct AbsentViewTests {
  private struct Nothing: View {
    var body: some View { EmptyView() }
  }

  private struct Hint: View {
    var text: String?
    var body: some View { if let text { Text(text) } }
  }

  private struct Rows: View {
    var names: [String]
    var body: some View { ForEach(names, id: \.self) { Hint(text: $0) } }
  }

  private struct Nested: View {
    @State private var names: [String] = []
    var body: some View {
      Group {
        Nothing()
        Hint()
        Rows(names: names)
        AnyView(Hint())
      }
    }
  }

  private struct Dropping: ViewModifier {
    func body(content: Content) -> some View { EmptyView() }
  }

  private func count(_ view: some View) throws -> Int { try published(view).count }

  private func modified(_ view: some View) -> [AnyView] {
    [
      AnyView(view.accessibilityLabel("Label")), AnyView(view.accessibilityLabel { _ in Text("Label") }),
      AnyView(view.accessibilityValue("Value")), AnyView(view.accessibilityHint("Hint")),
      AnyView(view.accessibilityIdentifier("id")), AnyView(view.accessibilityInputLabels(["Name"])),
      AnyView(view.accessibilityAddTraits(.isButton)), AnyView(view.accessibilityRemoveTraits(.isImage)),
      AnyView(view.accessibilityHeading(.h1)), AnyView(view.accessibilitySortPriority(1)),
      AnyView(view.accessibilityCustomContent("Key", "Value")), AnyView(view.accessibilityAction {}),
      AnyView(view.accessibilityAction(named: "Do") {}),
      AnyView(view.accessibilityActions { Button("Do") {} }), AnyView(view.accessibilityAdjustableAction { _ in }),
      AnyView(view.accessibilityScrollAction { _ in }),
    ]
  }

  @Test func nothingIsMadeForABodyThatTurnsOutEmpty() throws {
    for absent in [AnyView(Nothing()), AnyView(Hint()), AnyView(Rows(names: [])), AnyView(Nested())] {
      #expect(try modified(absent).map(count) == Array(repeating: 0, count: 16))
    }
    #expect(try modified(Text("x").modifier(Dropping())).map(count) == Array(repeating: 0, count: 16))
  }

  @Test func anElementIsMadeForAViewThatStandsAndPublishesNothing() throws {
    struct Dot: View {
      var body: some View { Circle() }
    }
    for silent in [
      AnyView(Dot()), AnyView(Color.red), AnyView(Spacer()), AnyView(VStack {}), AnyView(Text("")),
      AnyView(Image(decorative: "dot")), AnyView(ScrollView { Nothing() }),
    ] {
      #expect(try modified(silent).map(count) == Array(repeating: 1, count: 16))
    }
  }

  @Test func thePropertiesReachWhatABodyDoesHold() throws {
    #expect(try labels(Rows(names: ["a", "b"]).accessibilityLabel("Label")) == ["Label", "Label"])
    #expect(try labels(Hint(text: "Hi").accessibilityLabel("Label")) == ["Label"])
  }

  @Test func onlyAnElementOfItsOwnOrAStandInMakesUpForAViewThatIsNotThere() throws {
    #expect(try labels(Nothing().accessibilityElement().accessibilityLabel("Own")) == ["Own"])
    #expect(try labels(Nothing().accessibilityRepresentation { Text("Stand-in") }) == ["Stand-in"])
    #expect(try labels(Nothing().accessibilityChildren { Text("Part") }).count == 1)
  }

  @Test func nothingIsBehindOrInFrontOfAViewThatIsNotThere() throws {
    #expect(try labels(Hint().background(Color.red).accessibilityLabel("Label")) == [])
    #expect(try labels(Hint().background { Text("Behind") }) == [])
    #expect(try labels(Hint().overlay { Text("In front") }) == [])
    #expect(try labels(Hint(text: "Hi").background { Text("Behind") }.overlay { Text("In front") }).count == 3)
  }

  @Test func anElementComesWithTheView() throws {
    struct Warned: View {
      @State private var warning: String?
      var body: some View {
        Button("Warn") { warning = "Low battery" }
        Hint(text: warning).accessibilityAddTraits(.isHeader)
      }
    }
    let view = try MountedView(Warned())
    #expect(view.tree.nodes.map(\.label) == ["Warn"])
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(\.label) == ["Warn", "Low battery"])
    #expect(view.tree.nodes[1].traits == [.staticText, .header])
  }
}
