import SwiftUI

/// The plainest stepper: the value stands in the label, and a range keeps it sensible.
struct GuestsStepper: View {
  @State var guests = 2

  var body: some View {
    Stepper("Guests: \(guests)", value: $guests, in: 1...10)
  }
}

#Preview {
  GuestsStepper()
}

#Preview("Above Range") {
  GuestsStepper(guests: 14)
}

#Preview("Below Range") {
  GuestsStepper(guests: -3)
}

#Preview("Disabled") {
  GuestsStepper()
    .disabled(true)
}
