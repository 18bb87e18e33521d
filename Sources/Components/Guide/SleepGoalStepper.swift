import SwiftUI

/// Half hours: a decimal value with a decimal step.
struct SleepGoalStepper: View {
  @State private var hours = 8.0

  var body: some View {
    Stepper(value: $hours, in: 4...12, step: 0.5) {
      Text("Sleep goal: \(hours.formatted()) hours")
    }
  }
}

#Preview {
  SleepGoalStepper()
}
