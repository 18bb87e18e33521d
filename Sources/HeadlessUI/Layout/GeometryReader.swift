public import Foundation

/// A view that is told its size.
///
/// Nothing is laid out here: the size is always that of a phone held upright, 393 by 852 points.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let shapes = evaluation.shapes.count
    Content._evaluate(view.content(GeometryProxy()), at: identity, in: environment, into: &evaluation)
    // A reader puts what is in it at its leading edge.
    for index in shapes..<evaluation.shapes.count { evaluation.shapes[index].isLeading = true }
  }
}

/// The size and place of a view; always those of a phone's whole screen.
nonisolated public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 393, height: 852) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension View {
  /// Runs an action with a value of the view's geometry; it runs once, since the geometry never changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onAppear { action(transform(GeometryProxy())) }
  }

  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onAppear {
      let value = transform(GeometryProxy())
      action(value, value)
    }
  }
}
