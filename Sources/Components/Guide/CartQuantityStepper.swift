import SwiftUI

/// A row of a cart: the label of the stepper is hidden from the eye, and kept for the ear.
struct CartQuantityStepper: View {
  @State var quantity = 1

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Cold Brew")
          .font(.headline)
        Text("$\(quantity * 4).00")
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(quantity)")
        .monospacedDigit()
        .auditIgnore(
          .nameBareNumber, reason: "the amount is for the eye; the stepper beside it speaks it with its name")
      Stepper("Quantity", value: $quantity, in: 1...9)
        .labelsHidden()
    }
  }
}

#Preview {
  CartQuantityStepper()
}

#Preview("Eight") {
  CartQuantityStepper(quantity: 8)
}

#Preview("Above Range") {
  CartQuantityStepper(quantity: 12)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Disabled") {
  CartQuantityStepper()
    .disabled(true)
}
