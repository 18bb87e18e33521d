import SwiftUI

/// A field for large changes beside a stepper for small ones.
struct TextFieldStepper: View {
  @State var servings = 4

  var body: some View {
    HStack {
      TextField("Servings", value: $servings, format: .number)
        .accessibilityLabel("Servings")
      Stepper("Servings", value: $servings, in: 1...500)
        .labelsHidden()
    }
  }
}

#Preview {
  TextFieldStepper()
}

#Preview("Below Range") {
  TextFieldStepper(servings: -4)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Lower Limit") {
  TextFieldStepper(servings: 2)
}

#Preview("Upper Limit") {
  TextFieldStepper(servings: 499)
}

#Preview("Disabled") {
  TextFieldStepper()
    .disabled(true)
}
