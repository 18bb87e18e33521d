public import CoreLocation
public import HeadlessUI

/// A circle on a map, of which a listener gets nothing.
nonisolated public struct MapCircle: PlacedContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  @MainActor var item: MapItem? { nil }
}

/// Lines on a map, of which a listener gets nothing.
nonisolated public struct MapPolyline: PlacedContent {
  /// How lines run.
  public enum ContourStyle: Sendable { case straight, geodesic }

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
  @MainActor var item: MapItem? { nil }
}

/// An area on a map, of which a listener gets nothing.
nonisolated public struct MapPolygon: PlacedContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  @MainActor var item: MapItem? { nil }
}

/// Content of a map that is selected by a value.
nonisolated struct TaggedMapContent<Content: MapContent>: MapContent {
  let content: Content
  let tag: AnyHashable

  var body: Never { fatalError("TaggedMapContent has no body") }

  @MainActor static func _gather(_ tagged: Self, into items: inout _MapItems) {
    let start = items.items.count
    Content._gather(tagged.content, into: &items)
    for index in start..<items.items.count where items.items[index].tag == nil { items.items[index].tag = tagged.tag }
  }
}

extension MapContent {
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent {
    TaggedMapContent(content: self, tag: AnyHashable(tag))
  }

  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// Whether something on a map lies over its names.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
