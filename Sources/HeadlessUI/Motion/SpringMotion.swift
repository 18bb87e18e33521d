public import Foundation

/// Where a spring is in time: a mass on a damped spring, by the exact solution of its equation.
extension Spring {
  public var stiffness: Double { frequency * frequency * mass }
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time after which a way of 1 is done but for a thousandth, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Where something is that a spring pulls from zero to a target.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: How fast it was at first, by the second; zero by default.
  ///   - time: How long it has been moving, in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let share = share(at: time)
    return target.scaled(by: 1 - share.place) + initialVelocity.scaled(by: share.push)
  }

  /// How fast it is then, by the second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let share = share(at: time)
    return target.scaled(by: -share.placeVelocity) + initialVelocity.scaled(by: share.pushVelocity)
  }

  /// Moves something by the time that has passed.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = value
    let speed = velocity
    value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// What pulls at something that is away from its target.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time after which something stays nearer to its target than a distance, in seconds; without end where it never
  /// does.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = slowestDecay
    guard decay > 0, epsilon > 0 else { return .infinity }
    func isAway(at time: TimeInterval) -> Bool {
      let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
      return rest.magnitudeSquared > epsilon * epsilon
    }
    // What is left never exceeds a curve that decays; from where that is near enough the way back is looked at.
    let reach = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    let swing = abs(1 - dampingRatio * dampingRatio).squareRoot()
    let bound = reach * (1 + (1 + dampingRatio) / max(swing, 0.05)) / epsilon
    let end = max(0, log(bound)) / decay
    let step = end / Double(Self.looks)
    guard let last = (0...Self.looks).last(where: { isAway(at: Double($0) * step) }) else { return 0 }
    return min(end, Double(last + 1) * step)
  }

  /// How often a way is looked at for the moment from which it stays near its end.
  private static let looks = 4000

  private var frequency: Double { 2 * .pi / max(duration, 1e-9) }

  /// How fast what decays last does so, by the second.
  private var slowestDecay: Double {
    dampingRatio <= 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
  }

  /// What is left at a time of a way of 1, what a speed of 1 has made, and how fast both change.
  private func share(
    at time: TimeInterval
  ) -> (place: Double, push: Double, placeVelocity: Double, pushVelocity: Double) {
    let (ratio, frequency, time) = (dampingRatio, frequency, max(time, 0))
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let (envelope, sine, cosine) = (exp(-decay * time), sin(swing * time), cos(swing * time))
      return (
        envelope * (cosine + decay / swing * sine), envelope * sine / swing,
        -envelope * sine * frequency * frequency / swing, envelope * (cosine - decay / swing * sine)
      )
    }
    if ratio == 1 {
      let envelope = exp(-decay * time)
      return (
        envelope * (1 + decay * time), envelope * time, -envelope * decay * decay * time, envelope * (1 - decay * time)
      )
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let (slowly, quickly) = (exp(-slow * time), exp(-fast * time))
    return (
      (fast * slowly - slow * quickly) / (2 * root), (slowly - quickly) / (2 * root),
      slow * fast * (quickly - slowly) / (2 * root), (fast * quickly - slow * slowly) / (2 * root)
    )
  }
}

extension Spring {
  /// Where something is that a spring pulls from one value to another.
  ///
  /// - Parameter time: How long it has been moving, in seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let way = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast it is then, by the second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let way = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// What pulls at something that is away from its target.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// The time after which something stays nearer to its target than a distance, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
