import Semantics
import Testing

@testable import Auditing

/// Values that are moved up and down, step by step.
@MainActor
struct AdjustRuleTests {
  /// A quantity of two that answers to up and down as a function says.
  private func counter(_ value: Int = 2, _ next: @escaping @Sendable (Int, Int) -> Int) -> Example {
    Example("", [.adjustable("n", "Quantity", value: "\(value)")]) { screen, action, _ in
      screen.change("n") {
        let now = Int($0.value ?? "") ?? 0
        $0.value = "\(next(now, action == .increment ? 1 : -1))"
      }
      return []
    }
  }

  private static func clamped(_ value: Int) -> Int { min(max(value, 0), 4) }

  @Test("An empty handler is a lie")
  func empty() {
    let lie = ["element[1]: “Quantity” is adjusted and stays at “2” and nothing changes"]
    #expect(Judging.screen(.adjustableHintLies, counter { now, _ in now }) == lie)
    #expect(Judging.screen(.adjustableHintLies, counter { min(max($0 + $1, 0), 4) }) == [])
  }

  @Test("Inside of a declared range, each direction has to do something")
  func interior() {
    let node = SemanticNode.stepper("n", "Quantity", 2, in: 0...4)
    let upOnly = Example("", [node]) { screen, action, _ in
      guard action == .increment else { return [] }
      screen.change("n") {
        guard let now = $0.range?.current, now < 4 else { return }
        $0 = .stepper("n", "Quantity", now + 1, in: 0...4)
      }
      return []
    }
    #expect(
      Judging.screen(.adjustableHintLies, upOnly) == [
        "stepper[1]: “Quantity” is adjusted and stays at “2” and nothing changes"
      ])
  }

  @Test("A value comes back from its ends")
  func stuck() {
    #expect(
      Judging.screen(.adjustStuck, counter { now, by in now == 0 ? 0 : min(max(now + by, 0), 4) }) == [
        "element[1]: “Quantity” answers to neither direction once it was moved down to here"
      ])
    #expect(
      Judging.screen(.adjustStuck, counter { now, by in min(now + max(by, 0), 4) }) == [
        "element[1]: “Quantity” goes up and does not come down again"
      ])
    #expect(Judging.screen(.adjustStuck, counter { min(max($0 + $1, 0), 4) }) == [])
    // A start beyond the end is left once, and that is all.
    #expect(Judging.screen(.adjustStuck, counter(9) { min(max($0 + $1, 0), 4) }) == [])
    #expect(Judging.screen(.adjustStuck, counter { ($0 + $1 + 5) % 5 }) == [])
  }

  @Test("Two buttons that leave each other dimmed are stuck")
  func stuckButtons() {
    func buttons(_ isStuck: Bool) -> Example {
      Example("", [.button("minus", "−"), .text("count", "2"), .button("plus", "+")]) { screen, _, id in
        let now = (Int(screen.tree.node("count")?.label ?? "") ?? 0) + (id == "plus" ? 1 : -1)
        screen.count("\(now)")
        screen.change("plus") { $0.isEnabled = now < 4 }
        screen.change("minus") { $0.isEnabled = now > 0 && !(isStuck && now == 4) }
        return []
      }
    }
    #expect(
      Judging.screen(.adjustStuck, buttons(true)) == [
        "button[2]: neither “−” nor “+” does anything once “+” led here"
      ])
    #expect(Judging.screen(.adjustStuck, buttons(false)) == [])
  }

  @Test("Up raises and down takes it back")
  func inconsistent() {
    #expect(
      Judging.screen(.adjustInconsistent, counter { min(max($0 - $1, 0), 4) }).first
        == "element[1]: “Quantity” goes down when it is moved up")
    #expect(
      Judging.screen(.adjustInconsistent, counter { now, by in min(max(now + (by > 0 ? 1 : -2), 0), 9) }) == [
        "element[1]: “Quantity” is moved up and back again, and is not where it was"
      ])
    #expect(Judging.screen(.adjustInconsistent, counter { min(max($0 + $1, 0), 4) }) == [])
    #expect(Judging.screen(.adjustInconsistent, counter { ($0 + $1 + 5) % 5 }) == [])
    #expect(Judging.screen(.adjustInconsistent, counter(9) { min(max($0 + $1, 0), 4) }) == [])
    // 4 and 3: the last step to the end is cut short.
    #expect(Judging.screen(.adjustInconsistent, counter(0) { min(max($0 + 4 * $1, 0), 15) }) == [])
  }
}
