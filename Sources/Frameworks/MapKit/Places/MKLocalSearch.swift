public import CoreLocation

/// Looks for places, which needs a network: nothing is found here.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = []
    public override init() {}
  }

  /// Kinds of what is found.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
  }

  public init(request: Request) {}
  open func start() async throws -> Response { throw MKError(code: .placemarkNotFound) }

  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .placemarkNotFound))
  }
}

/// Looks for a way, which needs a network: none is found here.
open class MKDirections: NSObject {
  /// From where to where.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var requestsAlternateRoutes = false
    public override init() {}
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
  }

  public init(request: Request) {}
  open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }
}

/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
}

/// A way from one place to another.
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}

/// Lines between places.
open class MKPolyline: NSObject, @unchecked Sendable {
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {}
}

/// Why nothing was found.
public struct MKError: Error, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }

  public let code: Code
  public init(code: Code) { self.code = code }
}

/// A kind of place.
public struct MKPointOfInterestCategory: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }
  public static let airport = MKPointOfInterestCategory("airport")
  public static let bakery = MKPointOfInterestCategory("bakery")
  public static let cafe = MKPointOfInterestCategory("cafe")
  public static let hotel = MKPointOfInterestCategory("hotel")
  public static let museum = MKPointOfInterestCategory("museum")
  public static let park = MKPointOfInterestCategory("park")
  public static let parking = MKPointOfInterestCategory("parking")
  public static let pharmacy = MKPointOfInterestCategory("pharmacy")
  public static let publicTransport = MKPointOfInterestCategory("publicTransport")
  public static let restaurant = MKPointOfInterestCategory("restaurant")
  public static let store = MKPointOfInterestCategory("store")
}
