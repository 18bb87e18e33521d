import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// From one end of a range to the other, in any number of steps.
@MainActor
struct StepCountTests {
  @Test("Every number of steps leads from one end to the other", arguments: 2...20)
  func everyStepCount(_ count: Int) {
    struct Walked: View {
      let count: Int
      @State var value = 0.0
      var body: some View { Slider(value: $value, in: 0...1, step: 1 / Double(count)) { Text("Share") } }
    }
    let audit = Judging.view { Walked(count: count) }
    #expect(audit.states == count + 1)
    #expect(audit.errors == [])
    let rules: [RuleID] = [
      .stepUnreachable, .adjustStuck, .adjustInconsistent, .adjustableHintLies, .valueTextConflict,
    ]
    #expect(audit.findings.filter { rules.contains($0.rule) }.map(Judging.text) == [])
  }
}
