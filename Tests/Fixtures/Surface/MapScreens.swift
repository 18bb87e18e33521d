import CoreLocation
import MapKit
import SwiftUI

// Maps as they stand in sample projects and in apps; compiled only.

extension CLLocationCoordinate2D: Equatable {
  static let parking = CLLocationCoordinate2D(latitude: 42.354528, longitude: -71.068369)
  public static func == (left: Self, right: Self) -> Bool {
    left.latitude == right.latitude && left.longitude == right.longitude
  }
}

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var status: CLAuthorizationStatus = .notDetermined
  @Published var last: CLLocation?
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }

  func place() async -> String? {
    guard let last else { return nil }
    return try? await CLGeocoder().reverseGeocodeLocation(last).first?.locality
  }
}

struct ParkingMap: View {
  @State private var position: MapCameraPosition = .automatic
  @State private var results: [MKMapItem] = []
  @State private var selected: MKMapItem?
  @State private var route: MKRoute?
  @StateObject private var model = LocationModel()
  @Namespace private var scope

  var body: some View {
    Map(position: $position, interactionModes: [.pan, .zoom], selection: $selected, scope: scope) {
      Annotation("Parking", coordinate: .parking, anchor: .bottom) {
        ZStack {
          RoundedRectangle(cornerRadius: 5).fill(.background)
          Image(systemName: "car").padding(5)
        }
      }
      .annotationTitles(.hidden)
      ForEach(results, id: \.self) { result in
        Marker(item: result)
      }
      if let route {
        MapPolyline(route).stroke(.blue, lineWidth: 5)
      }
      MapCircle(center: .parking, radius: 200).foregroundStyle(.teal.opacity(0.3)).stroke(.teal, lineWidth: 1)
      Marker("Home", systemImage: "house", coordinate: .parking).tint(.orange).tag(1)
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .including([.cafe, .park])))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
      MapScaleView()
    }
    .onMapCameraChange { context in print(context.region.center.latitude) }
    .onChange(of: results) { position = .automatic }
    .safeAreaInset(edge: .bottom) {
      Button("Search") { Task { await search("coffee") } }
    }
    .accessibilityLabel("Parking in the city")
  }

  private func search(_ query: String) async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = query
    request.region = MKCoordinateRegion(
      center: .parking, span: MKCoordinateSpan(latitudeDelta: 0.0125, longitudeDelta: 0.0125))
    results = (try? await MKLocalSearch(request: request).start().mapItems) ?? []
  }
}

struct OldMap: View {
  struct Landmark: Identifiable {
    let id = UUID()
    let coordinate: CLLocationCoordinate2D
  }

  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 34, longitude: -116),
    span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
  @State private var tracking: MapUserTrackingMode = .follow
  let landmarks: [Landmark]

  var body: some View {
    VStack {
      Map(coordinateRegion: $region)
      Map(coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $tracking)
      Map(coordinateRegion: $region, annotationItems: landmarks) { MapMarker(coordinate: $0.coordinate, tint: .red) }
      Map(coordinateRegion: $region, interactionModes: [], annotationItems: landmarks) { landmark in
        MapAnnotation(coordinate: landmark.coordinate) { Circle().stroke(.red).frame(width: 20) }
      }
      MapReader { proxy in
        Map(initialPosition: .region(region))
          .onTapGesture { point in
            if let place = proxy.convert(point, from: .local) { print(place.latitude) }
          }
      }
    }
  }
}
