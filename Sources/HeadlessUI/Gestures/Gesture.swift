public import Foundation

/// Something that a finger does.
///
/// A listener's double tap is a single tap at the centre of an element: taps reach an action, and nothing else does.
nonisolated public protocol Gesture<Value> {
  associatedtype Value

  /// What a single tap runs, when the end of this gesture runs an action; nil where a tap does not end it.
  func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)?

  /// What a single tap runs; nil where it runs nothing.
  var _tap: (() -> Void)? { get }
}

extension Gesture {
  public nonisolated func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? { nil }
  public nonisolated var _tap: (() -> Void)? { nil }

  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// The same gesture: what happens on the way does not happen here.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable { self }

  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> _EitherGesture<Self, Other> {
    _EitherGesture(first: self, second: other)
  }

  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> _EitherGesture<Self, Other> {
    _EitherGesture(first: self, second: other)
  }
}

/// A gesture whose end runs an action.
nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? { base._tapped(running: action) }
  public var _tap: (() -> Void)? { base._tapped(running: action) ?? base._tap }
}

/// Two gestures on one view.
nonisolated public struct _EitherGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = Never
  let first: First
  let second: Second

  public var _tap: (() -> Void)? { first._tap ?? second._tap }
}

/// One tap, or several.
nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _tapped(running action: @escaping (Void) -> Void) -> (() -> Void)? { count == 1 ? { action(()) } : nil }
}

/// A touch that stays where it is, which a screen reader does not offer by itself.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves, which a screen reader does not offer by itself.
nonisolated public struct DragGesture: Gesture, Sendable {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }

  public init(minimumDistance: CGFloat = 10) {}
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {}
}

/// Which gestures of a view and of what is in it are recognized.
nonisolated public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(TapModifier(gesture, isEnabled: mask.contains(.gesture)))
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, isEnabled: mask.contains(.gesture)))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, isEnabled: mask.contains(.gesture)))
  }
}
