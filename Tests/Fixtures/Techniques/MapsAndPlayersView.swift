import AVKit
import MapKit
import SwiftUI

/// A map and a player say what they show.
struct MapsAndPlayersView: View {
  private let store = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private let film = AVPlayer(url: URL(string: "https://example.com/bread.mp4")!)
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A map and a player say what they show.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Map {
            Marker("Bakery", coordinate: store)
          }
          .frame(height: 200)
          .accessibilityLabel("The way to our bakery")
          // end
          DisclosureGroup("Details") {
            Text("A map with a label.")
          }
          .padding(.bottom)
          // good
          VideoPlayer(player: film)
            .frame(height: 200)
            .accessibilityLabel("How we bake bread")
          // end
          DisclosureGroup("Details") {
            Text("A player with a label.")
          }
          .padding(.bottom)
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // bad: name-missing
          Map {
            Marker("Bakery", coordinate: store)
          }
          .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("A map without a label.")
          }
          .padding(.bottom)
          // bad: name-missing
          Map(coordinateRegion: $region)
            .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("A map without anything on it.")
          }
          .padding(.bottom)
          // bad: name-missing
          VideoPlayer(player: film)
            .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("A player without a label.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Maps and players")
  }
}

#Preview {
  NavigationStack {
    MapsAndPlayersView()
  }
}
