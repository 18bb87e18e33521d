import SwiftUI

/// The plainest stepper: the value stands in the label, and a range keeps it sensible.
struct GuestsStepper: View {
  @State private var guests = 2

  var body: some View {
    Stepper("Guests: \(guests)", value: $guests, in: 1...10)
  }
}

#Preview {
  GuestsStepper()
}

#Preview("Disabled") {
  GuestsStepper()
    .disabled(true)
}
