import SwiftUI

/// Half hours: a decimal value with a decimal step.
struct SleepGoalStepper: View {
  @State var hours = 8.0

  var body: some View {
    Stepper(value: $hours, in: 4...12, step: 0.5) {
      Text("Sleep goal: \(hours.formatted()) hours")
    }
    .auditIgnore(.nameContainsValue, reason: "the guide tells the value in the label")
  }
}

#Preview {
  SleepGoalStepper()
}

#Preview("Lower Limit") {
  SleepGoalStepper(hours: 4.5)
}

#Preview("Step Larger Than Rest") {
  SleepGoalStepper(hours: 11.75)
}

#Preview("Above Range") {
  SleepGoalStepper(hours: 13.5)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Disabled") {
  SleepGoalStepper()
    .disabled(true)
}
