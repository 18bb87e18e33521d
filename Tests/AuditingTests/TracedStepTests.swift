import Auditing
import HeadlessUI
import Narration
import Semantics
import SwiftUI
import Testing

/// What a report shows of the first touch of each control, and of movement.
@MainActor
struct TracedStepTests {
  private struct Counter: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var count = 2

    var body: some View {
      Text("\(count)").contentTransition(reduceMotion ? .opacity : .numericText())
      Button("More") { withAnimation { count += 1 } }.sensoryFeedback(.selection, trigger: count)
    }
  }

  private func audit(in environment: SemanticEnvironment = SemanticEnvironment()) -> ComponentAudit {
    Audit(limits: Explorer.Limits(states: 2, steps: 4)).judge(
      Audit.Subject(name: "Counter", source: SourceLocation(file: "Counter.swift", line: 1)) {
        try MountedView(Counter(), environment: $0)
      }, in: environment)
  }

  @Test("Each gesture on the first screen is told with both motion settings")
  func bothSettings() {
    #expect(
      audit().trace == [
        TracedStep(
          gestures: [.focus(.label("More")), .activate(1)],
          lines: ["~ haptic selection", "~ motion numericText \"2\" to \"3\"", "More"],
          reduced: ["~ haptic selection", "~ motion opacity \"2\" to \"3\"", "More"])
      ])
  }

  @Test("Movement is paired with what becomes of it under Reduce Motion")
  func pairs() {
    #expect(audit().tree?.motions.map(\.effect) == ["numericText"])
    #expect(audit().tree?.motions.map(\.reduced) == ["opacity"])
  }

  @Test("A tree without a program behind it has no steps")
  func document() throws {
    let tree = try MountedView(Counter(), environment: SemanticEnvironment()).tree
    let result = Audit(limits: Explorer.Limits(states: 2, steps: 4)).judge(
      Audit.Subject(name: "tree.json", source: SourceLocation(file: "tree.json", line: 1), isAlive: false) { _ in
        DocumentHost(tree)
      }, in: SemanticEnvironment())
    #expect(result.trace == [])
  }
}
