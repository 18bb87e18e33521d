import Testing

@testable import Components

/// Where a press moves a counter to, at and past the ends of everything.
struct CounterStepTests {
  struct Case: CustomTestStringConvertible {
    var value: Int
    var step: Int
    var range: ClosedRange<Int>
    var up: Int
    var down: Int

    var testDescription: String { "\(value) by \(step) in \(range)" }
  }

  static let cases = [
    Case(value: 3, step: 1, range: 0...5, up: 4, down: 2),
    Case(value: 0, step: 1, range: 0...5, up: 1, down: 0),
    Case(value: 5, step: 1, range: 0...5, up: 5, down: 4),
    Case(value: 4, step: 3, range: 0...5, up: 5, down: 1),
    Case(value: 1, step: 3, range: 0...5, up: 4, down: 0),
    Case(value: 3, step: 0, range: 0...5, up: 3, down: 3),
    Case(value: 9, step: 0, range: 0...5, up: 5, down: 5),
    Case(value: 3, step: -2, range: 0...5, up: 1, down: 5),
    Case(value: 9, step: 1, range: 0...5, up: 5, down: 5),
    Case(value: -9, step: 1, range: 0...5, up: 0, down: 0),
    Case(value: 3, step: 1, range: 3...3, up: 3, down: 3),
    Case(value: .max, step: 1, range: .min ... .max, up: .max, down: .max - 1),
    Case(value: .min, step: 1, range: .min ... .max, up: .min + 1, down: .min),
    Case(value: .max, step: .max, range: .min ... .max, up: .max, down: 0),
    Case(value: .min, step: .max, range: .min ... .max, up: -1, down: .min),
    Case(value: .max, step: .max, range: 0...5, up: 5, down: 0),
    Case(value: 3, step: .min, range: .min ... .max, up: .min + 3, down: .max),
    Case(value: -3, step: .min, range: .min ... .max, up: .min, down: .max - 2),
    Case(value: -1, step: .min, range: -5...5, up: -5, down: 5),
    Case(value: .min, step: -1, range: .min ... .max, up: .min, down: .min + 1),
    Case(value: .max, step: -1, range: .min ... .max, up: .max - 1, down: .max),
  ]

  @Test(arguments: cases) func movesInsideOfTheRange(_ example: Case) {
    let step = CounterStep(value: example.value, step: example.step, range: example.range)
    #expect(step.moved(.up) == example.up)
    #expect(step.moved(.down) == example.down)
  }
}
