import HeadlessUI
import Semantics
import Testing

/// One golden case: source, and the elements that it becomes on iOS.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The number of the case among the facts that this project collects.
  let number: String
  let platform: Platform
  /// The elements in reading order, as ``text(of:)`` writes them.
  let elements: [String]
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ number: String, _ elements: String..., on platform: Platform = .iOS18,
    @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.number = number
    self.platform = platform
    self.elements = elements
    self.view = { AnyView(view()) }
  }

  var testDescription: String { "case \(number)" }

  /// An element in short: label, value (or what stands in its place), hint, traits, state, actions, identifier.
  static func text(of node: SemanticNode) -> String {
    var parts = [node.label.map { "L \($0)" } ?? "L –"]
    if let value = node.value ?? node.placeholder { parts.append("V \(value)") }
    if let hint = node.hint { parts.append("H \(hint)") }
    if let toggle = node.toggle { parts.append("V \(toggle.rawValue)") }
    let traits = node.traits.subtracting(.staticText).namesInOrder
    if !traits.isEmpty { parts.append("T \(traits.joined(separator: "+"))") }
    if node.isAdjustable, node.role != .stepper { parts.append("adjustable") }
    if let isExpanded = node.isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if !node.isEnabled { parts.append("dimmed") }
    if !node.namedActions.isEmpty { parts.append("A \(node.namedActions.joined(separator: ", "))") }
    for content in node.customContent { parts.append("C \(content.label) \(content.value)") }
    if let identifier = node.identifier { parts.append("id \(identifier)") }
    return parts.joined(separator: " ")
  }
}

@MainActor
struct GoldenCaseTests {
  @Test("Source becomes the elements that an iPhone shows", arguments: combiningCases + controlCases + formCases)
  func elements(_ row: GoldenCase) throws {
    let view = try MountedView(row.view(), environment: SemanticEnvironment(platform: row.platform))
    #expect(view.tree.nodes.map(GoldenCase.text) == row.elements)
  }

  /// Case 14: a disclosure group that is open.
  @Test func anIdentifierOnADisclosureGroupReachesAllOfIt() throws {
    let view = try MountedView(
      DisclosureGroup("Advanced Settings") {
        Toggle("A", isOn: .constant(true)).accessibilityIdentifier("own")
        Toggle("B", isOn: .constant(false)).accessibilityIdentifier("other")
      }
      .accessibilityIdentifier("g"))
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(
      view.tree.nodes.map(GoldenCase.text) == [
        "L Advanced Settings T button expanded id g", "L A V on T button+toggle id g", "L B V off T button+toggle id g",
      ])
  }

  /// Cases 37 and 38: what a double tap on a combined row does.
  @Test func theFirstButtonOfACombinedRowIsItsActivation() throws {
    struct Row: View {
      @State private var done = "nothing"
      var body: some View {
        HStack {
          Text(done)
          Button("Edit") { done = "edited" }
          Button("Delete") { done = "deleted" }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let view = try MountedView(Row())
    let row = view.tree.nodes[0].id
    _ = try view.perform(.activate, on: row)
    #expect(view.tree.nodes.map(\.label) == ["edited"])
    _ = try view.perform(.named("Delete"), on: row)
    #expect(view.tree.nodes.map(\.label) == ["deleted"])
  }

  @Test func whatIsKeptBackIsListedWithItsReason() throws {
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
}
