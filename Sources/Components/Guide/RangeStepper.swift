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
  }
}

#Preview {
  RangeStepper()
}

#Preview("Step Larger Than Rest") {
  RangeStepper(value: 48)
}

#Preview("Above Range") {
  RangeStepper(value: 70)
}

#Preview("Negative Step") {
  RangeStepper(value: 8, step: -5)
}

#Preview("Zero Step") {
  RangeStepper(value: 8, step: 0)
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
}
