import MapKit
import Semantics
import SwiftUI
import Testing

/// What is heard of a map.
@MainActor
struct MapTests {
  private let store = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test("A map without markers is one element, which its author names")
  func plain() throws {
    #expect(try Screen(Map()).spoken == ["Map"])
    #expect(try Screen(Map(initialPosition: .automatic).accessibilityLabel("Our store")).spoken == ["Our store"])
    let region = MKCoordinateRegion(center: store, latitudinalMeters: 500, longitudinalMeters: 500)
    #expect(try Screen(Map(coordinateRegion: .constant(region))).spoken == ["Map"])
  }

  @Test("Markers and annotations are told by their titles, shapes are not")
  func markers() throws {
    let map = Map {
      Marker("Store", coordinate: store)
      Marker("Station", systemImage: "tram", coordinate: store)
      Annotation("Museum", coordinate: store) { Circle() }
      Annotation("Park", coordinate: store) { Text("Open") }
      MapCircle(center: store, radius: 100).foregroundStyle(.blue.opacity(0.2))
      ForEach(1..<3) { Marker("Stop \($0)", coordinate: store) }
      UserAnnotation()
    }
    .mapStyle(.hybrid(elevation: .realistic))
    .mapControls { MapCompass() }
    .accessibilityLabel("Around the store")
    #expect(
      try Screen(map).spoken == [
        "Around the store, Store", "Station", "Museum", "Park, Open", "Stop 1", "Stop 2", "My Location",
      ])
  }

  @Test("A marker that can be selected is a button")
  func selection() throws {
    struct Stores: View {
      @State private var selected: Int?
      var body: some View {
        Map(selection: $selected) {
          ForEach(1..<3) { Marker("Store \($0)", coordinate: CLLocationCoordinate2D()).tag($0) }
        }
        .accessibilityLabel("Stores")
      }
    }
    let screen = try Screen(Stores())
    #expect(try screen.spoken == ["Stores, Store 1, button", "Store 2, button"])
    _ = try screen.view.perform(.activate, on: #require(screen.view.tree.nodes.first?.children.last).id)
    #expect(try screen.spoken == ["Stores, Store 1, button", "selected, Store 2, button"])
  }

  @Test("Pins of iOS 14 have no name of their own")
  func pins() throws {
    struct Place: Identifiable {
      let id: Int
      let name: String
    }
    let places = [Place(id: 1, name: "Store"), Place(id: 2, name: "Station")]
    let pins = Map(coordinateRegion: .constant(MKCoordinateRegion()), annotationItems: places) { _ in
      MapMarker(coordinate: store)
    }
    #expect(try Screen(pins).spoken == ["Map, Map pin", "Map pin"])
    let views = Map(coordinateRegion: .constant(MKCoordinateRegion()), annotationItems: places) { place in
      MapAnnotation(coordinate: store) { Text(place.name) }
    }
    #expect(try Screen(views).spoken == ["Map, Store", "Station"])
  }

  @Test("A map says of what it is")
  func names() {
    let map = Map { Marker("Store", coordinate: store) }
    #expect(Screen.findings(.nameMissing, in: map) == ["“Map” does not say what it shows"])
    #expect(Screen.findings(.nameMissing, in: Map()) == ["“Map” does not say what it shows"])
    #expect(Screen.findings(.nameMissing, in: map.accessibilityLabel(" ")) == ["the unnamed map has no name"])
    #expect(Screen.findings(.nameMissing, in: map.accessibilityLabel("Our store")) == [])
    #expect(
      Screen.findings(
        .nameMissing,
        in: map.accessibilityElement(children: .contain).accessibilityLabel("Our store")) == [])
  }

  @Test("Distances are measured along the earth")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect((877_000...879_000).contains(berlin.distance(from: paris)))
    #expect(berlin.distance(from: berlin) == 0)
  }

  @Test("Positions compare by what they show")
  func positions() {
    #expect(MapCameraPosition.automatic == .automatic)
    #expect(MapCameraPosition.automatic != .userLocation(fallback: .automatic))
    #expect(MapCameraPosition.region(MKCoordinateRegion()) != .automatic)
  }
}
