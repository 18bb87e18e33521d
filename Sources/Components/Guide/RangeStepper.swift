import SwiftUI

/// Moves by five inside of a range that the label tells.
struct RangeStepper: View {
  @State var value = 0
  var step = 5
  var range = 1...50

  var body: some View {
    Stepper(value: $value, in: range, step: step) {
      Text("Current: \(value) in \(range.description) " + "stepping by \(step)")
    }
    .padding(10)
    .auditIgnore(.nameContainsValue, reason: "the reference example tells its value in the label")
  }
}

#Preview {
  RangeStepper()
    .auditIgnore(.rangeInverted, .stepUnreachable, reason: "the reference example starts at 0 in 1…50 by 5")
}

#Preview("Step Larger Than Rest") {
  RangeStepper(value: 48)
    .auditIgnore(.stepUnreachable, reason: "shows a step that is larger than what is left")
}

#Preview("Above Range") {
  RangeStepper(value: 70)
    .auditIgnore(.rangeInverted, .stepUnreachable, reason: "shows what a value does that starts out of range")
}

#Preview("Negative Step") {
  RangeStepper(value: 8, step: -5)
    .auditIgnore(.adjustInconsistent, .stepUnreachable, reason: "shows what a negative step does")
}

#Preview("Zero Step") {
  RangeStepper(value: 8, step: 0)
    .auditIgnore(.stepUnreachable, reason: "shows that a step of zero moves nothing")
}

#Preview("One Value") {
  RangeStepper(value: 7, range: 7...7)
}

#Preview("Upper End of Int") {
  RangeStepper(value: .max - 2, range: .min ... .max)
}

#Preview("Lower End of Int") {
  RangeStepper(value: .min + 2, range: .min ... .max)
}

#Preview("Disabled") {
  RangeStepper(value: 10)
    .disabled(true)
    .auditIgnore(.stepUnreachable, reason: "the reference example goes by 5 in 1…50")
}
