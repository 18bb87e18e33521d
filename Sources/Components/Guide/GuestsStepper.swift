import SwiftUI

/// The plainest stepper: the value stands in the label, and a range keeps it sensible.
struct GuestsStepper: View {
  @State var guests = 2

  var body: some View {
    Stepper("Guests: \(guests)", value: $guests, in: 1...10)
      .auditIgnore(.nameContainsValue, reason: "the guide tells the value in the label")
  }
}

#Preview {
  GuestsStepper()
}

#Preview("Above Range") {
  GuestsStepper(guests: 14)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Below Range") {
  GuestsStepper(guests: -3)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Disabled") {
  GuestsStepper()
    .disabled(true)
}
