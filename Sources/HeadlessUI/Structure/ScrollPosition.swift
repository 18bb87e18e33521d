public import Foundation

/// Where a scroll view stands, and where a program asks it to go.
nonisolated public struct ScrollPosition: Equatable, @unchecked Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var isPositionedByUser = false
  private var id: AnyHashable?

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.point = point }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { point = CGPoint(x: x, y: 0) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { point = CGPoint(x: 0, y: y) }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(point: CGPoint(x: x, y: y)) }
}

extension View {
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    inert()
  }
}
