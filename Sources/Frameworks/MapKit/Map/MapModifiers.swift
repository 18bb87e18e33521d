public import CoreLocation
public import HeadlessUI

/// How a map looks.
nonisolated public struct MapStyle: Sendable {
  /// Whether hills are shown.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// How strongly a map is coloured.
  public enum StandardEmphasis: Sendable { case automatic, muted }

  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which places of interest a map shows.
nonisolated public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { .all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { .all }
}

/// A control that the system lays over a map; it is not told.
nonisolated public struct MapUserLocationButton: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control that the system lays over a map; it is not told.
nonisolated public struct MapCompass: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control that the system lays over a map; it is not told.
nonisolated public struct MapScaleView: View, Sendable {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control that the system lays over a map; it is not told.
nonisolated public struct MapPitchToggle: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Tells where places stand on a map; it knows no place, as there is no layout.
nonisolated public struct MapProxy: Sendable {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// Builds views that ask for places on a map.
nonisolated public struct MapReader<Content: View>: View {
  let content: (MapProxy) -> Content

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  public nonisolated func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }

  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
}
