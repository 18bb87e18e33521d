import SwiftUI

/// Two values side by side, each with a field and a stepper of its own.
struct DimensionsStepper: View {
  @State var width = 800
  @State var height = 600

  var body: some View {
    Form {
      LabeledContent("Width:") { dimension("Width", $width) }
      LabeledContent("Height:") { dimension("Height", $height) }
    }
  }

  private func dimension(_ title: LocalizedStringKey, _ value: Binding<Int>) -> some View {
    HStack(spacing: 4) {
      TextField(title, value: value, format: .number)
        .frame(width: 60)
      Stepper(title, value: value, in: 100...4000, step: 10)
    }
    .labelsHidden()
  }
}

#Preview {
  DimensionsStepper()
}

#Preview("Near the Limits") {
  DimensionsStepper(width: 105, height: 3_995)
}

#Preview("Out of Range") {
  DimensionsStepper(width: 20, height: 5_000)
    .auditIgnore(.rangeInverted, reason: "shows what a value does that starts out of range")
}

#Preview("Disabled") {
  DimensionsStepper()
    .disabled(true)
}
