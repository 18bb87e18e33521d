import SwiftUI

/// A rating is one element with a value.
struct StarRatingsView: View {
  @State private var stars = 3
  @State private var coarse = 2
  @State private var rough = 2
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A rating is one element with a value.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            ForEach(1..<6) { star in
              Image(systemName: star <= 4 ? "star.fill" : "star").foregroundColor(.orange)
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .accessibilityValue("4 of 5 stars")
          // end
          DisclosureGroup("Details") {
            Text("One element with a value.")
          }
          .padding(.bottom)
          // good
          HStack {
            ForEach(1..<6) { star in
              Button {
                stars = star
              } label: {
                Image(systemName: star <= stars ? "star.fill" : "star")
              }
              .accessibilityLabel(star == 1 ? "1 star" : "\(star) stars")
              .accessibilityAddTraits(star == stars ? .isSelected : [])
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Your rating")
          // end
          DisclosureGroup("Details") {
            Text("Five buttons, one of them selected.")
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
          // bad: name-missing-image
          HStack {
            ForEach(1..<6) { star in
              Image(systemName: star <= 2 ? "star.fill" : "star")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Five images without words.")
          }
          .padding(.bottom)
          // bad: colour-only
          HStack {
            ForEach(1..<6) { star in
              Button {
                coarse = star
              } label: {
                Image(systemName: star <= coarse ? "star.fill" : "star")
              }
              .accessibilityLabel("\(star) of 5")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Five buttons that only fill.")
          }
          .padding(.bottom)
          PlainStars(rating: $rough)
          DisclosureGroup("Details") {
            Text("Five images that are tapped.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Star Ratings")
  }
}

private struct PlainStars: View {
  @Binding var rating: Int

  var body: some View {
    // bad: trait-missing
    HStack {
      ForEach(1..<6, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundColor(.yellow)
          .onTapGesture { rating = star }
      }
    }
    // end
  }
}

#Preview {
  NavigationStack {
    StarRatingsView()
  }
}
