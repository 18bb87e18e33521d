import SwiftUI

/// Two values side by side, each with a field and a stepper of its own.
struct DimensionsStepper: View {
  @State private var width = 800
  @State private var height = 600

  var body: some View {
    Form {
      dimension("Width", $width)
      dimension("Height", $height)
    }
  }

  private func dimension(_ title: String, _ value: Binding<Int>) -> some View {
    LabeledContent("\(title):") {
      HStack(spacing: 4) {
        TextField(title, value: value, format: .number)
          .frame(width: 60)
        Stepper(title, value: value, in: 100...4000, step: 10)
      }
      .labelsHidden()
    }
  }
}

#Preview {
  DimensionsStepper()
}
