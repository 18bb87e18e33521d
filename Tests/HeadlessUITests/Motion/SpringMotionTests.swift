import Foundation
import HeadlessUI
import Testing

/// Where a spring is in time.
struct SpringMotionTests {
  private static let springs: [Spring] = [
    Spring(), .bouncy, Spring(duration: 2, bounce: 0.9), Spring(duration: 0.3, bounce: -0.5),
    Spring(mass: 1, stiffness: 100, damping: 10),
  ]

  private func percent(_ value: Double) -> Int { Int((value * 100).rounded()) }

  @Test(arguments: springs)
  func aSpringLeadsFromZeroToItsTarget(_ spring: Spring) {
    #expect(spring.value(target: 5.0, time: 0) == 0)
    #expect(abs(spring.value(target: 5.0, time: 60) - 5) < 1e-6)
    #expect(spring.velocity(target: 5.0, initialVelocity: 3, time: 0) == 3)
  }

  @Test func theWayIsThatOfADampedSpring() {
    // Without a bounce, what is left after a time t is (1 + wt)·e^(-wt), w being 2π by the duration.
    #expect([0.125, 0.25, 0.5].map { percent(Spring().value(target: 1.0, time: $0)) } == [47, 82, 99])
    #expect([0.125, 0.25, 0.5].map { percent(Spring.bouncy.value(target: 1.0, time: $0)) } == [56, 98, 101])
    #expect(
      [0.125, 0.25, 0.5].map { percent(Spring(bounce: -0.5).value(target: 1.0, time: $0)) } == [29, 54, 80])
  }

  @Test(arguments: springs)
  func theVelocityIsThatOfTheWay(_ spring: Spring) {
    for time in [0.05, 0.2, 0.7] {
      let way = [-1e-6, 1e-6].map { spring.value(target: 2.0, initialVelocity: -4, time: time + $0) }
      #expect(abs((way[1] - way[0]) / 2e-6 - spring.velocity(target: 2.0, initialVelocity: -4, time: time)) < 1e-3)
    }
  }

  @Test(arguments: springs)
  func manySmallStepsLeadToWhereOneLeads(_ spring: Spring) {
    var (value, velocity) = (1.0, 0.5)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.02) }
    #expect(abs(value - (1 + spring.value(target: 2.0, initialVelocity: 0.5, time: 0.2))) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 2.0, initialVelocity: 0.5, time: 0.2)) < 1e-9)
  }

  @Test func whatHasPartsMovesInAllOfThem() {
    let spring = Spring.bouncy
    let place = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 100), initialVelocity: .zero, time: 0.25)
    let share = spring.value(target: 1.0, time: 0.25)
    #expect(abs(place.x - (10 + 10 * share)) < 1e-9 && abs(place.y - 100 * share) < 1e-9)
    let height: CGFloat = spring.value(fromValue: -8, toValue: 0, initialVelocity: 0, time: 0)
    #expect(height == -8)
  }

  @Test(arguments: springs)
  func aSpringStaysAtItsTargetOnceItHasSettled(_ spring: Spring) {
    let settled = spring.settlingDuration
    #expect(abs(spring.value(target: 1.0, time: settled * 1.05) - 1) <= 0.001)
    #expect(abs(spring.value(target: 1.0, time: settled * 0.8) - 1) > 0.001)
  }

  @Test func aSpringThatHardlySettlesIsAskedInShortTime() {
    #expect(Spring(duration: 1e-6, bounce: 0.999999).settlingDuration > 0)
    #expect(Spring(duration: 100, bounce: 0.999).settlingDuration > 1000)
  }

  @Test func aSpringThatIsNotDampedNeverSettles() {
    #expect(Spring(bounce: 1).settlingDuration == .infinity)
  }

  @Test func theForcePullsToTheTargetAndAgainstTheSpeed() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.force(target: 1.0, position: 0, velocity: 0).rounded() == 100)
    #expect(spring.force(target: 1.0, position: 1, velocity: 2).rounded() == -20)
    #expect([spring.mass, spring.stiffness.rounded(), spring.damping.rounded()] == [1, 100, 10])
    let heavy = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect([heavy.mass, heavy.stiffness.rounded(), heavy.damping.rounded()] == [2, 100, 10])
    #expect(heavy.value(target: 1.0, time: 0.2) < spring.value(target: 1.0, time: 0.2))
  }
}
