import Combine
import SwiftUI

struct WorkoutTimer: View {
  let duration: Int

  @State private var remaining: Int
  @State private var isRunning = false
  @State private var laps: [Int] = []
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(duration: Int = 10) {
    self.duration = duration
    _remaining = State(initialValue: duration)
  }

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Circle()
          .stroke(Color.gray.opacity(0.3), lineWidth: 12)
        Circle()
          .trim(from: 0, to: CGFloat(remaining) / CGFloat(duration))
          .stroke(AngularGradient(gradient: Gradient(colors: [.green, .mint]), center: .center), lineWidth: 12)
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: remaining)
        Text(Duration.seconds(remaining), format: .time(pattern: .minuteSecond))
          .font(.system(.largeTitle, design: .rounded).monospacedDigit())
          .contentTransition(reduceMotion ? .identity : .numericText(countsDown: true))
      }
      .frame(width: 200, height: 200)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Time left")
      .accessibilityValue("\(remaining) seconds")
      .accessibilityAddTraits(.updatesFrequently)

      HStack(spacing: 16) {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
          .buttonStyle(.filled)
          .accessibilityAddTraits(.startsMediaSession)
        Button("Lap") {
          laps.append(duration - remaining)
          UIAccessibility.post(notification: .announcement, argument: "Lap \(laps.count): \(laps.last ?? 0) seconds")
        }
        .buttonStyle(.filled(.black))
        .disabled(!isRunning)
      }

      ForEach(Array(zip(laps.indices, laps)), id: \.0) { index, lap in
        Text("Lap \(index + 1): \(lap) seconds")
      }
    }
    .padding()
    .onReceive(timer) { _ in
      guard isRunning, scenePhase == .active else { return }
      if remaining > 0 {
        remaining -= 1
      } else {
        isRunning = false
      }
    }
    .onChange(of: remaining) { old, new in
      if new == 3 { UIAccessibility.post(notification: .announcement, argument: "Three seconds left") }
    }
    .sensoryFeedback(.warning, trigger: remaining) { _, new in new == 3 }
  }
}

#Preview("Ten seconds") {
  WorkoutTimer(duration: 10)
}
