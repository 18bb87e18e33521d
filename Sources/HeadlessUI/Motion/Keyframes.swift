public import Foundation

/// What a value would be along the way; declared, and never played.
nonisolated public protocol Keyframes<Value> {
  associatedtype Value
}

/// What one property of a value would be along the way.
nonisolated public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
}

/// Keyframes of one property.
nonisolated public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several keyframes, or several tracks of them.
nonisolated public struct _KeyframeSequence<Value>: KeyframeTrackContent, Keyframes {}

/// Builds the keyframes of one property.
@resultBuilder
nonisolated public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value { _KeyframeSequence() }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence()
  }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence() }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence() }
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
}

/// Builds the tracks of a value.
@resultBuilder
nonisolated public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence() }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value { _KeyframeSequence() }
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
}
