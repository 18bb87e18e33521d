/// Where one press moves a counter to: inside its range, whatever the step, and without overflow.
struct CounterStep {
  enum Direction {
    case up, down
  }

  var value: Int
  var step: Int
  var range: ClosedRange<Int>

  func moved(_ direction: Direction) -> Int {
    let (sum, overflows) =
      direction == .up ? value.addingReportingOverflow(step) : value.subtractingReportingOverflow(step)
    let rises = (direction == .up) == (step > 0)
    let target = overflows ? (rises ? Int.max : Int.min) : sum
    return min(max(target, range.lowerBound), range.upperBound)
  }
}
