import SwiftUI

/// A counter that keeps its own number, for previews.
struct Counting: View {
  @State private var value: Int
  private let range: ClosedRange<Int>
  private let step: Int
  private let title: LocalizedStringResource

  init(_ title: LocalizedStringResource, from value: Int, in range: ClosedRange<Int>, step: Int = 1) {
    _value = State(initialValue: value)
    self.range = range
    self.step = step
    self.title = title
  }

  var body: some View { CounterStepper(value: $value, range: range, step: step, title: title) }
}

/// What is sold, what it comes to, and the counter.
struct TicketPage: View {
  @State private var tickets = 3
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var total: Int { tickets * 24 }

  var body: some View {
    VStack(spacing: 32) {
      VStack(spacing: 6) {
        Text("Tickets")
          .font(.largeTitle.bold())
        Text(total, format: .currency(code: "EUR").precision(.fractionLength(0)))
          .font(.title2.weight(.semibold))
          .foregroundStyle(.secondary)
          .contentTransition(reduceMotion ? .identity : .numericText(value: Double(total)))
      }
      .accessibilityElement(children: .combine)

      CounterStepper(value: $tickets, range: 0...5, title: "Tickets")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
