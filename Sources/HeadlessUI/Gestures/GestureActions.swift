extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// The same gesture: what happens on the way does not happen here.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self)
  }

  /// The same gesture: a state that lasts as long as a touch never changes here.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// A gesture for a finger and keys at once, of which none are ever held here.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(needsKeys: !modifiers.isEmpty, base: self)
  }
}

/// A gesture whose end runs an action.
nonisolated public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _tapped(running next: @escaping (Value) -> Void) -> (() -> Void)? {
    base._tapped { value in
      action(value)
      next(value)
    }
  }

  @MainActor public var _tap: (() -> Void)? { base._tapped(running: action) ?? base._tap }
}

/// A gesture that is watched on its way.
nonisolated public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    base._tapped(running: action)
  }
  @MainActor public var _tap: (() -> Void)? { base._tap }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    base._tapped { action(transform($0)) }
  }
  @MainActor public var _tap: (() -> Void)? { base._tap }
}

/// A gesture that counts only while keys are held.
nonisolated public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let needsKeys: Bool
  let base: Base

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    needsKeys ? nil : base._tapped(running: action)
  }
  @MainActor public var _tap: (() -> Void)? { needsKeys ? nil : base._tap }
}

/// A gesture that keeps a state while a finger is down.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: Never { fatalError("GestureStateGesture has no body") }
  let update: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    base._tapped(running: action)
  }
  @MainActor public var _tap: (() -> Void)? { base._tap }
}
