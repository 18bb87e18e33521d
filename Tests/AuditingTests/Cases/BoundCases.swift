import SwiftUI

// Section F: bounds and errors.

extension Case {
  static let bounds = [C39.report]
}

/// A start that is no valid value, a minus that is only drawn as dimmed (`state-not-exposed`), and a total that is
/// spoken otherwise than it is shown.
enum C39 {
  static let report = Case(
    "C39 Shopify/dawn#2989", bad: Bad(), good: Good(),
    finds: "range-inverted @ Stepper(\"Quantity\", value: $quantity, in: 1...3)",
    "hit-off-but-spoken @ Button(\"Empty the bag\")", "label-stale @ Text(\"Total: \\(quantity * 3)\")")

  struct Bad: View {
    @State var quantity = 0
    var body: some View {
      Stepper("Quantity", value: $quantity, in: 1...3)
      Button("Empty the bag") {
        quantity = 1
        announce("Quantity 1")
      }
      .allowsHitTesting(quantity > 1)
      Text("Total: \(quantity * 3)")
        .accessibilityLabel("Total: 0")
    }
  }

  struct Good: View {
    @State var quantity = 1
    var body: some View {
      Stepper("Quantity", value: $quantity, in: 1...3)
      Button("Empty the bag") {
        quantity = 1
        announce("Quantity 1")
      }
      .disabled(quantity == 1)
      Text("Total: \(quantity * 3)")
    }
  }
}
