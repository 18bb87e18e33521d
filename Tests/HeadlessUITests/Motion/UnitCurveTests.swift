import Foundation
import HeadlessUI
import Testing

/// How far a change is by a curve.
struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: .init(x: 0.2, y: 0.8), endControlPoint: .init(x: 0.4, y: 1)),
  ]

  private func percent(_ value: Double) -> Int { Int((value * 100).rounded()) }

  @Test(arguments: curves)
  func aCurveLeadsFromNothingToAll(_ curve: UnitCurve) {
    #expect([-1, 0, 1, 2, .nan].map { percent(curve.value(at: $0)) } == [0, 0, 100, 100, 0])
  }

  @Test(arguments: curves)
  func theInverseTakesACurveBack(_ curve: UnitCurve) {
    for place in [0.1, 0.25, 0.5, 0.75, 0.9] {
      #expect(percent(curve.inverse.value(at: curve.value(at: place))) == percent(place))
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func whatEasesInBeginsSlowly() {
    #expect([0.25, 0.5, 0.75].map { percent(UnitCurve.linear.value(at: $0)) } == [25, 50, 75])
    #expect([0.25, 0.5, 0.75].map { percent(UnitCurve.easeIn.value(at: $0)) } == [9, 32, 62])
    #expect([0.25, 0.5, 0.75].map { percent(UnitCurve.easeOut.value(at: $0)) } == [38, 68, 91])
    #expect([0.25, 0.5, 0.75].map { percent(UnitCurve.easeInOut.value(at: $0)) } == [13, 50, 87])
    #expect([0.25, 0.5, 0.75].map { percent(UnitCurve.circularEaseIn.value(at: $0)) } == [3, 13, 34])
  }

  @Test func theVelocityIsThatOfTheLine() {
    #expect(percent(UnitCurve.linear.velocity(at: 0.3)) == 100)
    #expect(UnitCurve.easeIn.velocity(at: 0.1) < 1)
    #expect(UnitCurve.easeIn.velocity(at: 0.9) > 1)
  }
}
