public import CoreLocation
public import HeadlessUI
import Semantics

// Maps as iOS 14 to 16 have them.

/// How a map follows the device.
nonisolated public enum MapUserTrackingMode: Int, Sendable { case none, follow }

/// Something on a map of iOS 14.
public protocol MapAnnotationProtocol: View {}

/// A balloon without a name.
public struct MapMarker: MapAnnotationProtocol {
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { NamelessPin() }
}

/// A pin without a name.
public struct MapPin: MapAnnotationProtocol {
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { NamelessPin() }
}

/// A view at a place.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  let content: Content

  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

/// What the system says of a pin that nothing names.
private struct NamelessPin: View {
  var body: some View { FrameworkElement(.element, name: "Map pin", isOfSystem: true, source: nil) { EmptyView() } }
}

/// A map without anything on it.
nonisolated public struct _DefaultMapContent: View, Sendable {
  public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(content: _DefaultMapContent(), file: file, line: line)
  }

  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(content: _DefaultMapContent(), file: file, line: line)
  }
}

extension Map {
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    file: String = #filePath, line: Int = #line, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == ForEach<Items, Items.Element.ID, Annotation>, Items.Element: Identifiable {
    self.init(content: ForEach(annotationItems, content: annotationContent), file: file, line: line)
  }
}
