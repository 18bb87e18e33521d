import SwiftUI

/// A field and a stepper that share one value, in the manner of the Mac.
struct CopiesStepper: View {
  @State var copies = 1

  var body: some View {
    LabeledContent("Copies:") {
      HStack(spacing: 4) {
        TextField("Copies", value: $copies, format: .number)
          .frame(width: 44)
        Stepper("Copies", value: $copies, in: 1...99)
      }
      .labelsHidden()
    }
  }
}

#Preview {
  CopiesStepper()
}

#Preview("Ninety-Eight") {
  CopiesStepper(copies: 98)
}

#Preview("Above Range") {
  CopiesStepper(copies: 120)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Disabled") {
  CopiesStepper()
    .disabled(true)
}
