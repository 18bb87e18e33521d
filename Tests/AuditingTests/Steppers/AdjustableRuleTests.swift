import Semantics
import Testing

@testable import Auditing

/// What can be moved up and down: a value, both actions, and an announcement as adjustable.
@MainActor
struct AdjustableRuleTests {
  private nonisolated static let half = SemanticNode(id: "n", label: "Volume", value: "5", actions: [.increment])

  @Test(
    "A control that is swiped needs a value",
    arguments: [
      ([.adjustable("n", "Quantity", value: nil)], ["element[1]: “Quantity” can be adjusted and has no value"]),
      ([.adjustable("n", "Quantity", value: " \u{200B}")], ["element[1]: “Quantity” can be adjusted and has no value"]),
      (
        [.adjustable("n", nil, value: nil).with { $0.isEnabled = false }],
        ["element[1]: the unnamed element can be adjusted and has no value"]
      ),
      (
        [SemanticNode(id: "g", role: .group, children: [SemanticNode(id: "n", role: .slider, label: "Größe")])],
        ["group[1]/slider[1]: “Größe” can be adjusted and has no value"]
      ),
      ([.adjustable("n", "Quantity", value: "2")], []),
      ([.adjustable("n", "Mood", value: "👍")], []),
      ([.adjustable("n", "Menge", value: "viel")], []),
      ([.stepper("n", "Guests: 2", 2, in: 1...9, value: "")], []),
      ([.button("n", "Add")], []),
    ] as [([SemanticNode], [String])])
  func noValue(_ nodes: [SemanticNode], _ expected: [String]) {
    #expect(Judging.tree(.adjustableNoValue, nodes) == expected)
  }

  @Test(
    "A slider or a stepper moves both ways, but for its ends",
    arguments: [
      (
        SemanticNode(id: "n", role: .slider, label: "Volume", value: "5"),
        ["slider[1]: “Volume” can be neither raised nor lowered"]
      ),
      (
        .stepper("n", "Tickets", 3, in: 0...5).with { $0.actions = [.decrement] },
        ["stepper[1]: “Tickets” cannot be raised, although 3 is below its end 5"]
      ),
      (
        .stepper("n", "Tickets", 3, in: 0...5).with { $0.actions = [.increment] },
        ["stepper[1]: “Tickets” cannot be lowered, although 3 is above its start 0"]
      ),
      (.stepper("n", "Tickets", 5, in: 0...5), []), (.stepper("n", "Tickets", 0, in: 0...5), []),
      (.stepper("n", "Tickets", 3, in: 3...3), []), (.stepper("n", "Tickets", 3), []),
      (
        .stepper("n", "Tickets", 3, in: 0...5).with {
          $0.actions = []; $0.isEnabled = false
        }, []
      ),
      (SemanticNode(id: "n", role: .stepper, label: "Size: Large", actions: [.decrement]), []),
    ] as [(SemanticNode, [String])])
  func noAction(_ node: SemanticNode, _ expected: [String]) {
    #expect(Judging.tree(.adjustableNoAction, [node]) == expected)
  }

  @Test(
    "What is moved is announced as adjustable",
    arguments: [
      (half, ["element[1]: “Volume” can be raised and not lowered"]),
      (half.with { $0.actions = [.decrement] }, ["element[1]: “Volume” can be lowered and not raised"]),
      (
        SemanticNode(id: "n", role: .button, label: "Add", actions: [.activate, .increment, .decrement]),
        ["button[1]: “Add” is a button that is also moved up and down"]
      ),
      (half.with { $0.range = SemanticRange(lower: 5, upper: 9, step: 1, current: 5) }, []),
      (.adjustable("n", "Quantity", value: "2"), []),
      (SemanticNode(id: "n", label: "Mug", actions: [.named("Increase"), .named("Decrease")]), []),
      (.stepper("n", "Tickets", 5, in: 0...5), []),
    ] as [(SemanticNode, [String])])
  func withoutAdjustable(_ node: SemanticNode, _ expected: [String]) {
    #expect(Judging.tree(.actionsWithoutAdjustable, [node]) == expected)
  }
}
