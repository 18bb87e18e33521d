import SwiftUI

/// Goes round a list of colours: after the last comes the first.
struct ColorStepper: View {
  @State private var value = 0
  private let colors: [Color] = [.orange, .red, .gray, .blue, .green, .purple, .pink]

  var body: some View {
    Stepper {
      Text("Value: \(value) Color: \(colors[value].description)")
    } onIncrement: {
      value = (value + 1) % colors.count
    } onDecrement: {
      value = (value + colors.count - 1) % colors.count
    }
    .padding(5)
    .background(colors[value])
    .auditIgnore(.contrastText, reason: "the reference example writes on the colour that it names, in either scheme")
  }
}

#Preview {
  ColorStepper()
}

#Preview("Disabled") {
  ColorStepper()
    .disabled(true)
}
