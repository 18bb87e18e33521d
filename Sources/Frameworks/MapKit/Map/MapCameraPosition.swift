public import CoreLocation

/// What part of a map is looked at.
nonisolated public struct MapCameraPosition: Equatable, Sendable {
  public let region: MKCoordinateRegion?
  public let rect: MKMapRect?
  public let camera: MapCamera?
  public let followsUserLocation: Bool
  public var positionedByUser: Bool { false }
  public var followsUserHeading: Bool { false }
  public var fallbackPosition: MapCameraPosition? { nil }

  private init(
    region: MKCoordinateRegion? = nil, rect: MKMapRect? = nil, camera: MapCamera? = nil,
    followsUserLocation: Bool = false
  ) {
    self.region = region
    self.rect = rect
    self.camera = camera
    self.followsUserLocation = followsUserLocation
  }

  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }

  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(followsUserLocation: true)
  }

  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
    camera(MapCamera(centerCoordinate: item.placemark.coordinate, distance: 0))
  }

  public static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }

  private var numbers: [Double?] {
    [
      region?.center.latitude, region?.center.longitude, region?.span.latitudeDelta, region?.span.longitudeDelta,
      rect?.origin.x, rect?.origin.y, rect?.size.width, rect?.size.height, camera?.centerCoordinate.latitude,
      camera?.centerCoordinate.longitude, camera?.distance, camera?.heading, camera?.pitch,
      followsUserLocation ? 1 : 0,
    ]
  }
}

/// From where a map is looked at.
nonisolated public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// How far a map can be moved.
nonisolated public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What can be done with a map.
nonisolated public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// When the movement of a map is told; none is.
nonisolated public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// Where a map was moved to.
nonisolated public struct MapCameraUpdateContext: Sendable {
  public var camera: MapCamera { MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 0) }
  public var region: MKCoordinateRegion { MKCoordinateRegion() }
  public var rect: MKMapRect { .world }
}
