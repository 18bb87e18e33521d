import SwiftUI

/// Steps through a list of names; at an end the stepper stops.
struct ListStepper: View {
  @State private var index = 1
  private let sizes = ["Small", "Medium", "Large"]

  var body: some View {
    Stepper {
      Text("Size: \(sizes[index])")
    } onIncrement: {
      index = min(index + 1, sizes.count - 1)
    } onDecrement: {
      index = max(index - 1, 0)
    }
  }
}

#Preview {
  ListStepper()
}

#Preview("Disabled") {
  ListStepper()
    .disabled(true)
}
