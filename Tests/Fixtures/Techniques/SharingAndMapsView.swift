import SwiftUI

struct SharingAndMapsView: View {
  @State private var zoom = 1
  @State private var rating = 3
  @State private var badRating = 2
  private let site = URL(string: "https://example.com/menu")!
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Links to share and maps have names.")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        VStack {
          Text("Good Example using `ShareLink`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          ShareLink(item: site) {
            Label("Share the menu", systemImage: "square.and.arrow.up")
          }
          // end
          DisclosureGroup("Details") {
            Text("A native link.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `ShareLink`")
          Text("Good Example using `Link`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Link("Visit our web site", destination: site)
          // end
          DisclosureGroup("Details") {
            Text("A native link.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Link`")
          Text("Good Example using a map with a name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          RoundedRectangle(cornerRadius: 8)
            .fill(Color.green.opacity(0.2))
            .frame(height: 160)
            .overlay {
              Image(systemName: "mappin")
                .foregroundStyle(.red)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Map of our store at 12 Main Street")
            .accessibilityAddTraits(.isImage)
            .accessibilityZoomAction { action in
              zoom += action.direction == .zoomIn ? 1 : -1
            }
          // end
          DisclosureGroup("Details") {
            Text("The map is an image with a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a map with a name")
          Text("Good Example using a rating")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack {
            ForEach(1...5, id: \.self) { star in
              Image(systemName: star <= rating ? "star.fill" : "star")
                .foregroundColor(.orange)
                .onTapGesture { rating = star }
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Your rating")
          .accessibilityValue("\(rating) of 5 stars")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: if rating < 5 { rating += 1 }
            case .decrement: if rating > 1 { rating -= 1 }
            @unknown default: break
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("One element to adjust.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a rating")
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        VStack {
          Text("Bad Example using a bare address")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-is-address
          Link("https://example.com/a/b?c=1", destination: site)
          // end
          DisclosureGroup("Details") {
            Text("An address is no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a bare address")
          Text("Bad Example using here")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-generic
          HStack {
            Text("To read the menu, tap")
            Link("here", destination: site)
          }
          // end
          DisclosureGroup("Details") {
            Text("The name tells nothing.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using here")
          Text("Bad Example using stars")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          HStack {
            ForEach(1..<6) { star in
              Image(systemName: star <= badRating ? "star.fill" : "star")
                .onTapGesture { badRating = star }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Stars are images one taps.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using stars")
          Text("Bad Example using a map of nothing")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          Image("map-of-town")
            .resizable()
            .frame(height: 160)
            .onTapGesture { zoom += 1 }
          // end
          DisclosureGroup("Details") {
            Text("The map has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a map of nothing")
        }
      }
      .padding()
    }
    .navigationTitle("Sharing and Maps")
  }
}

#Preview {
  NavigationStack {
    SharingAndMapsView()
  }
}
