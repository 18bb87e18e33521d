public import Foundation
import Semantics

extension ProgressView where CurrentValueLabel == Text {
  /// Shows how far a time is at the scenario's moment.
  ///
  /// - Parameters:
  ///   - timerInterval: The time, from its start to its end.
  ///   - countsDown: Whether what is left is shown, true by default.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), fraction: timedFraction(of: timerInterval, countsDown: countsDown),
      currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown),
      source: SourceLocation(file: file, line: line))
  }
}

extension ProgressView {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), fraction: timedFraction(of: timerInterval, countsDown: countsDown),
      currentValueLabel: currentValueLabel(), source: SourceLocation(file: file, line: line))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: nil, fraction: timedFraction(of: timerInterval, countsDown: countsDown),
      currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown),
      source: SourceLocation(file: file, line: line))
  }
}

/// The part of an interval that has passed by now, or that is left of it.
nonisolated private func timedFraction(of interval: ClosedRange<Date>, countsDown: Bool) -> Double? {
  let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
  guard let passed = progressFraction(Date.now.timeIntervalSince(interval.lowerBound), of: whole) else { return nil }
  return countsDown ? 1 - passed : passed
}
