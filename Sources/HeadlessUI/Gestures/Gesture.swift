import Semantics

/// Something that a finger does.
///
/// A listener's double tap is a single tap at the centre of an element: taps reach an action, and nothing else does.
nonisolated public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// What a single tap runs, when the end of this gesture runs an action; nil where a tap does not end it.
  @MainActor func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)?

  /// What a single tap runs; nil where it runs nothing.
  @MainActor var _tap: (() -> Void)? { get }
}

extension Gesture where Value == Body.Value {
  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    body._tapped(running: action)
  }
}

extension Gesture {
  @MainActor public var _tap: (() -> Void)? { body._tap }
}

extension Never: Gesture {
  public typealias Value = Never
  @MainActor public func _tapped(running action: @escaping (Never) -> Void) -> (() -> Void)? { nil }
  @MainActor public var _tap: (() -> Void)? { nil }
}

/// A gesture that is not made of another; a tap does nothing to it unless it says what.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? { nil }
  @MainActor public var _tap: (() -> Void)? { nil }
}

/// One of several gestures, whichever it is.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let tapped: @MainActor (@escaping (Value) -> Void) -> (() -> Void)?
  private let tap: @MainActor () -> (() -> Void)?

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    tapped = { gesture._tapped(running: $0) }
    tap = { gesture._tap }
  }

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? { tapped(action) }
  @MainActor public var _tap: (() -> Void)? { tap() }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { fatalError("Optional has no body") }
  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    self?._tapped(running: action)
  }
  @MainActor public var _tap: (() -> Void)? { self?._tap }
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
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      TapModifier(gesture, isEnabled: mask.contains(.gesture), source: SourceLocation(file: file, line: line)))
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, isEnabled: mask.contains(.gesture)))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, isEnabled: mask.contains(.gesture)))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(TapModifier(gesture, isEnabled: isEnabled))
  }
}
