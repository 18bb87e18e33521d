import SwiftUI

/// A button that adds something to a cart and becomes a stepper of its quantity; at zero it is the button again.
///
/// The count between the buttons can be adjusted directly by VoiceOver.
public struct AddToCartStepper: View {
  @Binding var quantity: Int
  var maximum: Int
  var title: LocalizedStringResource
  var tint: Color

  @ScaledMetric(relativeTo: .headline) private var buttonSize = 44.0
  @ScaledMetric(relativeTo: .headline) private var countWidth = 34.0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes the button.
  ///
  /// - Parameters:
  ///   - quantity: How many are in the cart; below zero counts as zero, above the maximum as the maximum once changed.
  ///   - maximum: The most there can be, 99 by default and a million at most; with zero nothing can be added.
  ///   - title: What the button says, “Add” by default.
  ///   - tint: The colour of the capsule, indigo by default; what stands on it is black on a light tint, else white.
  public init(
    quantity: Binding<Int>, maximum: Int = 99, title: LocalizedStringResource = "Add", tint: Color = .indigo
  ) {
    _quantity = quantity
    self.maximum = maximum
    self.title = title
    self.tint = tint
  }

  private var limit: Int { min(max(maximum, 0), 1_000_000) }
  private var current: Int { min(max(quantity, 0), limit) }

  public var body: some View {
    HStack(spacing: 0) {
      if quantity <= 0 {
        addButton.transition(.opacity)
      } else {
        step(by: -1, "Decrease quantity", systemImage: quantity == 1 ? "trash" : "minus")
          .transition(.opacity)
        count.transition(.opacity)
        step(by: 1, "Increase quantity", systemImage: "plus")
          .disabled(quantity >= limit)
          .transition(.opacity)
      }
    }
    .foregroundStyle(ReadableForeground(on: tint))
    .background(tint.gradient, in: .capsule)
    .sensoryFeedback(.selection, trigger: quantity)
    .auditIgnore(
      .focusLost, .hapticOnlyFeedback, .colourOnly,
      reason: "the capsule morphs in place: the cursor falls on what replaces the button, and the count is adjustable")
  }

  private var addButton: some View {
    Button {
      change(to: 1)
    } label: {
      Label(title, systemImage: "plus")
        .font(.headline)
        .padding(.horizontal, 22)
        .frame(minHeight: buttonSize)
        .contentShape(.capsule)
    }
    .buttonStyle(.plain)
    .disabled(limit == 0)
    .accessibilityLabel("\(title) to cart")
  }

  private var count: some View {
    Text(quantity, format: .number)
      .font(.headline.monospacedDigit())
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .contentTransition(reduceMotion ? .identity : .numericText(value: Double(quantity)))
      .frame(minWidth: countWidth)
      .accessibilityLabel("Quantity")
      .accessibilityValue(quantity.formatted())
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: change(to: current + 1)
        case .decrement: change(to: current - 1)
        @unknown default: break
        }
      }
      .auditIgnore(
        .stepperRedundantStops, reason: "the buttons remain for a voice and a switch; the count is the short way by ear"
      )
  }

  private func step(by change: Int, _ label: LocalizedStringKey, systemImage: String) -> some View {
    Button {
      self.change(to: current + change)
    } label: {
      Image(systemName: systemImage)
        .font(.headline)
        .frame(width: buttonSize, height: buttonSize)
        .contentTransition(reduceMotion ? .identity : .symbolEffect(.replace))
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }

  private func change(to target: Int) {
    withAnimation(reduceMotion ? nil : .bouncy(duration: 0.35)) {
      quantity = min(max(target, 0), limit)
    }
  }
}

#Preview {
  ProductPage()
}

#Preview("Empty") {
  Carting(0)
}

#Preview("Last One") {
  Carting(1)
}

#Preview("Maximum of Two") {
  Carting(1, maximum: 2)
}

#Preview("Zero Maximum") {
  Carting(0, maximum: 0)
}

#Preview("Below Zero") {
  Carting(-3)
}

#Preview("Negative Maximum") {
  Carting(0, maximum: -1)
}

#Preview("More Than Maximum") {
  Carting(5, maximum: 2)
}

#Preview("More Than Zero Maximum") {
  Carting(2, maximum: 0)
}

#Preview("A Million") {
  Carting(999_999, maximum: .max)
}

#Preview("Ninety-Eight") {
  Carting(98)
}

#Preview("Lowest Int") {
  Carting(.min)
}

#Preview("Highest Int") {
  Carting(.max)
}

#Preview("Disabled") {
  Carting(2)
    .disabled(true)
}

#Preview("Disabled and Empty") {
  Carting(0)
    .disabled(true)
}

#Preview("Between Neighbours") {
  VStack {
    Text("Flat white")
    Carting(1)
    Button("Pay") {}
  }
}

#Preview("Light Tint") {
  Carting(2, tint: .yellow)
}
