import SwiftUI

/// Steps of one, and of ten while the shift key is held; without keys, the steps of ten are actions of their own.
struct OwnStepsStepper: View {
  @State var brightness = 50
  @State private var isFast = false

  private var step: Int { isFast ? 10 : 1 }

  var body: some View {
    Stepper("Brightness: \(brightness)") {
      brightness = min(brightness + step, 100)
    } onDecrement: {
      brightness = max(brightness - step, 0)
    }
    #if !os(iOS)
      .onModifierKeysChanged(mask: .shift) { _, keys in isFast = keys.contains(.shift) }
    #endif
    .accessibilityAction(named: "Increase by ten") { brightness = min(brightness + 10, 100) }
    .accessibilityAction(named: "Decrease by ten") { brightness = max(brightness - 10, 0) }
  }
}

#Preview {
  OwnStepsStepper()
}

#Preview("Near the Limits") {
  OwnStepsStepper(brightness: 95)
}

#Preview("Above Range") {
  OwnStepsStepper(brightness: 130)
    .auditIgnore(.adjustInconsistent, reason: "shows that a value out of range comes back into it for good")
}

#Preview("Disabled") {
  OwnStepsStepper()
    .disabled(true)
}
