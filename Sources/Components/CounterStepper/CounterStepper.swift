import SwiftUI

/// A number between two buttons that stops at its limits.
///
/// The number rolls as it changes, and changes at once with Reduce Motion on. A selection haptic accompanies each change.
public struct CounterStepper: View {
  @Binding var value: Int
  var range: ClosedRange<Int>
  var step: Int
  var title: LocalizedStringResource
  var tint: Color

  @ScaledMetric(relativeTo: .title) private var buttonSize = 56.0
  @ScaledMetric(relativeTo: .largeTitle) private var numberWidth = 76.0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes a counter.
  ///
  /// - Parameters:
  ///   - value: The number; one that starts outside of the range comes back into it with the first step.
  ///   - range: The limits, 0 to 99 by default.
  ///   - step: How far one press moves, 1 by default; a step that overshoots a limit stops there.
  ///   - title: What the number counts, “Value” by default.
  ///   - tint: The colour of the buttons that can be used, indigo by default.
  public init(
    value: Binding<Int>, range: ClosedRange<Int> = 0...99, step: Int = 1, title: LocalizedStringResource = "Value",
    tint: Color = .indigo
  ) {
    _value = value
    self.range = range
    self.step = step
    self.title = title
    self.tint = tint
  }

  public var body: some View {
    HStack(spacing: 6) {
      button("Decrease", systemImage: "minus", moves: .down)

      Text(value, format: .number)
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .monospacedDigit()
        .contentTransition(reduceMotion ? .identity : .numericText(value: Double(value)))
        .frame(minWidth: numberWidth)
        .accessibilityLabel(title)
        .accessibilityValue(value.formatted())

      button("Increase", systemImage: "plus", moves: .up)
    }
    .padding(6)
    .background(.quaternary, in: .capsule)
    .sensoryFeedback(.selection, trigger: value)
    .auditIgnore(
      .hapticOnlyFeedback, .stepperSplitUnnamedSubject,
      reason: "three stops side by side: the number between the buttons carries the name and is one swipe away")
  }

  private func button(_ label: LocalizedStringKey, systemImage: String, moves direction: CounterStep.Direction)
    -> some View
  {
    let target = CounterStep(value: value, step: step, range: range).moved(direction)
    let isUsable = target != value

    return Button {
      withAnimation(reduceMotion ? nil : .snappy) { value = target }
    } label: {
      Image(systemName: systemImage)
        .font(.title2.bold())
        .foregroundStyle(isUsable ? Color.white : Color.secondary)
        .frame(width: buttonSize, height: buttonSize)
        .background(isUsable ? tint : Color.gray.opacity(0.2), in: .circle)
        .contentShape(.circle)
    }
    .buttonStyle(.plain)
    .disabled(!isUsable)
    .accessibilityLabel(label)
  }
}

#Preview {
  TicketPage()
}

#Preview("Tickets") {
  Counting("Tickets", from: 3, in: 0...5)
}

#Preview("Step Larger Than Rest") {
  Counting("Minutes", from: 50, in: 0...60, step: 25)
}

#Preview("Negative Step") {
  Counting("Depth", from: 0, in: -10...10, step: -5)
}

#Preview("Ends of Int") {
  Counting("Balance", from: .max - 1, in: .min ... .max, step: 2)
}

#Preview("Out of Range") {
  Counting("Guests", from: 12, in: 1...8)
}

#Preview("Thousands") {
  Counting("Steps", from: 9_500, in: 0...20_000, step: 500)
}

#Preview("Disabled") {
  Counting("Tickets", from: 3, in: 0...5)
    .disabled(true)
}

#Preview("Largest Step") {
  Counting("Balance", from: 3, in: .min ... .max, step: .min)
}

#Preview("Lower End of Int") {
  Counting("Balance", from: .min + 1, in: .min ... .max, step: 2)
}

#Preview("Below Range") {
  Counting("Guests", from: -4, in: 1...8)
}

#Preview("Negative Step Larger Than Rest") {
  Counting("Depth", from: -8, in: -10...0, step: -5)
}

#Preview("Zero Step") {
  Counting("Tickets", from: 3, in: 0...5, step: 0)
}

#Preview("One Value") {
  Counting("Tickets", from: 3, in: 3...3)
}

#Preview("Defaults") {
  @Previewable @State var value = 98

  CounterStepper(value: $value)
}
