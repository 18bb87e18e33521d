import SwiftUI

/// Steps of one, and of ten while a modifier key is held.
struct OwnStepsStepper: View {
  @State private var brightness = 50
  @State private var isFast = false

  private var step: Int { isFast ? 10 : 1 }

  var body: some View {
    Stepper("Brightness: \(brightness)") {
      brightness = min(brightness + step, 100)
    } onDecrement: {
      brightness = max(brightness - step, 0)
    }
    .onModifierKeysChanged(mask: .shift) { _, keys in isFast = keys.contains(.shift) }
    .accessibilityAction(named: "Increase by ten") { brightness = min(brightness + 10, 100) }
    .accessibilityAction(named: "Decrease by ten") { brightness = max(brightness - 10, 0) }
  }
}

#Preview {
  OwnStepsStepper()
}
