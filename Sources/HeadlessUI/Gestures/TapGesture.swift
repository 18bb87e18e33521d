public import Foundation

/// One tap, or several.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    count == 1 ? { action(()) } : nil
  }
}

/// One tap, or several, with the place of it.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, Sendable {
  /// Where the finger was; a listener's tap has no place here, since there is no layout.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _tapped(running action: @escaping (Value) -> Void) -> (() -> Void)? {
    count == 1 ? { action(Value(location: .zero)) } : nil
  }
}

extension View {
  /// Reacts to a tap, and is told where it was: nowhere, since there is no layout.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count) { action(.zero) })
  }

  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count) { action(.zero) })
  }
}
