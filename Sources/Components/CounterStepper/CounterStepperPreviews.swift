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
