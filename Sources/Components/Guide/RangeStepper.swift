import SwiftUI

/// Moves by five inside of a range that the label tells.
struct RangeStepper: View {
  @State private var value = 0
  private let step = 5
  private let range = 1...50

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
