import SwiftUI

/// The value in the label of the stepper itself, where there is no room for a field.
struct MarginStepper: View {
  @State var margin = 1.0

  var body: some View {
    Stepper(value: $margin, in: 0...3, step: 0.25) {
      Text("Margin: \(margin, format: .number.precision(.fractionLength(2))) in")
    }
    .auditIgnore(.nameContainsValue, reason: "the guide tells the value in the label")
  }
}

#Preview {
  MarginStepper()
}

#Preview("Lower Limit") {
  MarginStepper(margin: 0.25)
}

#Preview("Step Larger Than Rest") {
  MarginStepper(margin: 2.9)
}

#Preview("Above Range") {
  MarginStepper(margin: 3.5)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Disabled") {
  MarginStepper()
    .disabled(true)
}
