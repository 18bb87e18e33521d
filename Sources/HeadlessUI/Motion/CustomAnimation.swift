public import Foundation

/// An animation that is worked out by code of one's own, which nothing here ever runs.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows of its surroundings.
public struct AnimationContext<Value: VectorArithmetic> {
  public let environment: EnvironmentValues
  public var isLogicallyComplete = false

  init(environment: EnvironmentValues) { self.environment = environment }
}
