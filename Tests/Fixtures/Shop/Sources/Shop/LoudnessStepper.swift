import SwiftUI

private struct StepSizeKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var stepSize: Int {
    get { self[StepSizeKey.self] }
    set { self[StepSizeKey.self] = newValue }
  }
  @Entry var announces: Bool = true
  @Entry var unit: String? = nil
}

extension View {
  func stepSize(_ size: Int) -> some View { environment(\.stepSize, size) }
}

@propertyWrapper
struct Clamped: DynamicProperty {
  @State private var stored: Int
  let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    _stored = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
    self.range = range
  }

  var wrappedValue: Int {
    get { stored }
    nonmutating set { stored = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Binding<Int> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct LoudnessStepper: View {
  @Clamped(0...10) private var level = 20
  @State private var failures = 0
  @Environment(\.stepSize) private var stepSize
  @Environment(\.announces) private var announces
  @Environment(\.unit) private var unit
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack {
      HStack {
        Button("Less", systemImage: "minus.circle.fill") { step(-stepSize) }
          .labelStyle(.iconOnly)
          .symbolEffect(.bounce, value: level)
        Text("\(level) \(unit ?? "")")
          .font(.system(size: 40, weight: .heavy, design: .rounded))
          .contentTransition(.numericText(countsDown: false))
          .transaction { transaction in
            if reduceMotion { transaction.animation = nil }
          }
          .accessibilityFocused($isFocused)
        Button("More", systemImage: "plus.circle.fill") { step(stepSize) }
          .labelStyle(.iconOnly)
          .symbolEffect(.pulse, options: .repeating, isActive: level < 3)
          .symbolRenderingMode(.hierarchical)
          .imageScale(.large)
      }
      Stepper("Level", value: $level, in: 0...10)
        .sensoryFeedback(.increase, trigger: level)
    }
    .sensoryFeedback(.selection, trigger: level)
    .sensoryFeedback(.error, trigger: failures) { old, new in new > old }
    .sensoryFeedback(trigger: level) { old, new in
      new == 10 ? .success : new > old ? .impact(weight: .light, intensity: 0.7) : nil
    }
    .onChange(of: level) { old, new in
      if announces { AccessibilityNotification.Announcement("Level \(new)").post() }
      if new == 0 { isFocused = true }
    }
  }

  private func step(_ delta: Int) {
    let before = level
    withAnimation(.spring(duration: 0.3, bounce: 0.2)) { level += delta }
    if before == level { failures += 1 }
  }
}

#Preview("Loudest") {
  LoudnessStepper()
}

#Preview("By four") {
  LoudnessStepper()
    .stepSize(4)
    .environment(\.announces, false)
    .environment(\.unit, "decibels")
}
