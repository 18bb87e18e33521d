import SwiftUI

/// A field for large changes with a stepper for small ones.
struct TextFieldStepper: View {
  @State private var servings = 4

  var body: some View {
    Stepper(value: $servings, in: 1...500) {
      TextField("Servings", value: $servings, format: .number)
        .accessibilityLabel("Servings")
    }
    .accessibilityLabel("Servings")
  }
}

#Preview {
  TextFieldStepper()
}
