import Semantics
import Testing

@testable import Auditing

/// Limits, steps and the value between them.
@MainActor
struct RangeRuleTests {
  private nonisolated static let here = SourceLocation(file: "Cart.swift", line: 7)
  private nonisolated static func slider(_ range: SemanticRange?, value: String) -> SemanticNode {
    SemanticNode(id: "n", role: .slider, label: "Volume", value: value, actions: [.increment, .decrement]).with {
      $0.range = range
    }
  }

  @Test(
    "A number that can be adjusted has limits",
    arguments: [
      (.stepper("n", "Quantity", 7), ["stepper[1]: “Quantity” has neither a lowest nor a highest value"]),
      (
        slider(nil, value: "7"),
        ["slider[1]: “Volume” does not say between which numbers it can be moved"]
      ),
      (
        .adjustable("n", "Quantity", value: "٧"),
        ["element[1]: “Quantity” does not say between which numbers it can be moved"]
      ),
      (
        .adjustable("n", "Quantity", value: "7").with { $0.source = here },
        [
          "left out: the limits of numbers that closures adjust: SwiftUI has no way to declare them"
        ]
      ),
      (
        SemanticNode(id: "n", role: .stepper, label: "Brightness: 50", actions: [.increment, .decrement]),
        [
          "left out: the limits of numbers that closures adjust: SwiftUI has no way to declare them"
        ]
      ),
      (
        SemanticNode(id: "n", role: .stepper, label: "Brightness", value: "50", actions: [.increment, .decrement]).with
        {
          $0.source = here
        },
        [
          "left out: the limits of numbers that closures adjust: SwiftUI has no way to declare them"
        ]
      ),
      (.stepper("n", "Quantity", 7, in: 1...10), []),
      (slider(SemanticRange(lower: 0, current: 7), value: "7"), []),
      (.adjustable("n", "Size", value: "Medium"), []),
      (SemanticNode(id: "n", role: .stepper, label: "Size: Medium", actions: [.increment, .decrement]), []),
    ] as [(SemanticNode, [String])])
  func missing(_ node: SemanticNode, _ expected: [String]) {
    #expect(Judging.tree(.rangeMissing, [node]) == expected)
  }

  @Test(
    "A value lies within its range",
    arguments: [
      (.stepper("n", "Guests", 0, in: 1...10), ["stepper[1]: “Guests” is at 0, below its lowest value 1"]),
      (.stepper("n", "Guests", 10.5, in: 1...10), ["stepper[1]: “Guests” is at 10.5, above its highest value 10"]),
      (
        slider(SemanticRange(lower: 9, upper: 1, current: 5), value: "5"),
        ["slider[1]: the range of “Volume” begins at 9 and ends below, at 1"]
      ),
      (.stepper("n", "Guests", 1, in: 1...10), []), (.stepper("n", "Guests", 10, in: 1...10), []),
      (.stepper("n", "Weight", 0.1 + 0.2, in: 0...0.3, step: 0.1), []),
      (slider(SemanticRange(lower: 1), value: "5"), []),
      (slider(SemanticRange(lower: 1, upper: 9, current: .nan), value: "5"), []),
    ] as [(SemanticNode, [String])])
  func inverted(_ node: SemanticNode, _ expected: [String]) {
    #expect(Judging.tree(.rangeInverted, [node]) == expected)
  }

  @Test(
    "Whole steps lead from end to end",
    arguments: [
      (0.0...10, 3.0, ["stepper[1]: steps of 3 do not lead from 0 to 10 in “Slices”"]),
      (1...50, 5, ["stepper[1]: steps of 5 do not lead from 1 to 50 in “Slices”"]),
      (0...9, 3, []), (0...0.3, 0.1, []), (-10...10, -5, []), (4...12, 0.5, []),
      (0...9, 0, ["stepper[1]: “Slices” moves by nothing: its step is 0"]),
      (-9.2e18...9.2e18, 5, []),
    ] as [(ClosedRange<Double>, Double, [String])])
  func unreachable(_ range: ClosedRange<Double>, _ step: Double, _ expected: [String]) {
    let node = SemanticNode.stepper("n", "Slices", range.lowerBound, in: range, step: step)
    #expect(Judging.tree(.stepUnreachable, [node]) == expected)
  }

  @Test(
    "More than twenty presses need a shortcut",
    arguments: [
      ([.stepper("n", "Copies", 1, in: 0...20)], []),
      ([.stepper("n", "Copies", 1, in: 0...21)], ["stepper[1]: “Copies” takes 21 presses from 0 to 21"]),
      ([.stepper("n", "Copies", 1, in: 0...200, step: 10)], []),
      ([.stepper("n", "Copies", 1, in: 1...500).with { $0.actions.append(.named("Ten more")) }], []),
      ([field("Copies", "9"), .stepper("n", "Copies", 1, in: 1...500)], []),
      ([field("How many", "1"), .stepper("n", "Copies", 1, in: 1...500)], []),
      (
        [field("Name", "Ada"), .stepper("n", "Copies", 1, in: 1...500)],
        ["stepper[1]: “Copies” takes 499 presses from 1 to 500"]
      ),
      (
        [field("Copies", "1").with { $0.isEnabled = false }, .stepper("n", "Copies", 1, in: 1...500)],
        ["stepper[1]: “Copies” takes 499 presses from 1 to 500"]
      ),
      ([.stepper("n", "Balance", 0, in: -9.2e18...9.2e18)], []),
      ([slider(SemanticRange(lower: 0, upper: 500, step: 1, current: 5), value: "5")], []),
    ] as [([SemanticNode], [String])])
  func tooMany(_ nodes: [SemanticNode], _ expected: [String]) {
    #expect(Judging.tree(.stepTooMany, nodes) == expected)
  }

  private nonisolated static func field(_ label: String, _ value: String) -> SemanticNode {
    SemanticNode(id: "f", role: .textField, label: label, value: value, actions: [.activate])
  }

  @Test(
    "The spoken value is the real one",
    arguments: [
      (100.0, "90", "en_US", ["stepper[1]: “Copies” is at 100 and says “90”"]),
      (100, "100, 90", "en_US", ["stepper[1]: “Copies” is at 100 and says “100, 90”"]),
      (7, "6.1%", "en_US", ["stepper[1]: “Copies” is at 7 and says “6.1%”"]),
      (90, "1 minute 30 seconds", "en_US", []), (63, "5 feet 3 inches", "en_US", []),
      (3723, "1 hour 2 minutes 3 seconds", "en_US", []),
      (
        75, "1 minute 30 seconds", "en_US",
        ["stepper[1] (custom-format-opaque): “Copies” is at 75 and says “1 minute 30 seconds”"]
      ),
      (100, "100", "en_US", []), (1234.5, "1.234,5", "de_DE", []), (0.5, "50%", "en_US", []),
      (2.25, "2.3", "en_US", []),
      (3, "٣", "ar_EG", []), (3, "3 of 5", "en_US", []), (3, "three", "en_US", []), (3, "", "en_US", []),
      (-2, "−2", "en_US", []),
    ] as [(Double, String, String, [String])])
  func conflict(_ current: Double, _ value: String, _ locale: String, _ expected: [String]) {
    let node = SemanticNode.stepper("n", "Copies", current, in: -10...2_000, value: value)
    #expect(Judging.tree(.valueTextConflict, [node], locale: locale) == expected)
  }
}
