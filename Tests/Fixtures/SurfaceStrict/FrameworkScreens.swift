import AVKit
import Charts
import CoreHaptics
import CoreLocation
import MapKit
import PhotosUI
import StoreKit
import SwiftUI
import TipKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit

// What stands beside SwiftUI in the files of apps, in the language mode of Swift 6; compiled only.

struct Reading: Identifiable, Sendable {
  enum Kind: String, Plottable, CaseIterable { case indoors = "Indoors", outdoors = "Outdoors" }

  let id = UUID()
  let day: Date
  let degrees: Double
  let kind: Kind
}

struct TemperatureChart: View {
  let readings: [Reading]
  @State private var selected: Date?

  private var content: some ChartContent {
    ForEach(readings) { reading in
      LineMark(x: .value("Day", reading.day, unit: .day), y: .value("Degrees", reading.degrees))
        .foregroundStyle(by: .value("Kind", reading.kind))
        .accessibilityLabel(Text(reading.day, format: .dateTime.weekday()))
        .accessibilityValue("\(reading.degrees.formatted()) degrees")
    }
  }

  var body: some View {
    Chart { content }
      .chartXSelection(value: $selected)
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 2)) { value in
          if value.index.isMultiple(of: 2) { AxisTick() } else { AxisGridLine() }
          AxisValueLabel(format: .dateTime.day())
        }
      }
      .accessibilityLabel("Temperature")
  }
}

@MainActor @Observable
final class Whereabouts: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  var place: CLLocationCoordinate2D?

  override init() {
    super.init()
    manager.delegate = self
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let place = locations.last?.coordinate
    Task { @MainActor in self.place = place }
  }
}

struct StoreMap: View {
  @State private var whereabouts = Whereabouts()
  @State private var position = MapCameraPosition.userLocation(fallback: .automatic)
  @State private var selected: String?
  @State private var page = WebPage()
  @State private var items: [PhotosPickerItem] = []
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    VStack {
      Map(position: $position, selection: $selected) {
        if let place = whereabouts.place {
          Marker("You", coordinate: place).tag("you")
        } else {
          UserAnnotation()
        }
      }
      .accessibilityLabel("Our stores")
      VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!)).accessibilityLabel("How to find us")
      WebView(page).onAppear { page.load(URL(string: "https://example.com")) }
      PhotosPicker("Add photos", selection: $items, matching: .images)
      TipView(MapTip())
      Button("Rate us") { requestReview() }
    }
    .task {
      _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      for item in items { _ = try? await item.loadTransferable(type: Data.self) }
    }
  }
}

struct MapTip: Tip {
  var title: Text { Text("Move the map") }
}
