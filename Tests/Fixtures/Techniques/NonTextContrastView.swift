import SwiftUI

/// Icons and borders that matter stand out.
struct NonTextContrastView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Icons and borders that matter stand out.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button {
          } label: {
            Image(systemName: "map").foregroundColor(colorScheme == .dark ? .white : Color(white: 0.2))
          }
          .accessibilityLabel("Show map")
          // end
          DisclosureGroup("Details") {
            Text("A dark icon.")
          }
          .padding(.bottom)
          // good
          Button {
          } label: {
            Image(systemName: "location")
          }
          .accessibilityLabel("Show my place")
          // end
          DisclosureGroup("Details") {
            Text("The tint of the system.")
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
          // bad: contrast-nontext
          Button {
          } label: {
            Image(systemName: "list.bullet").foregroundColor(Color(white: 0.8))
          }
          .accessibilityLabel("Show list")
          // end
          DisclosureGroup("Details") {
            Text("A pale icon.")
          }
          .padding(.bottom)
          // bad: contrast-nontext
          Button {
          } label: {
            Image(systemName: "star.fill").foregroundColor(Color(red: 1, green: 0.9, blue: 0.3))
          }
          .accessibilityLabel("Rate this place")
          // end
          DisclosureGroup("Details") {
            Text("A yellow icon.")
          }
          .padding(.bottom)
          // bad: contrast-nontext
          Image(systemName: "figure.roll").foregroundColor(Color(white: 0.85)).accessibilityLabel("Step-free access")
          // end
          DisclosureGroup("Details") {
            Text("An informative image that is hardly there.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Non Text Contrast")
  }
}

#Preview {
  NavigationStack {
    NonTextContrastView()
  }
}
