import SwiftUI

/// An image that says something has a label.
struct InformativeImagesView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("An image that says something has a label.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Image("harbour").accessibilityLabel("The harbour at sunset")
          // end
          DisclosureGroup("Details") {
            Text("A label.")
          }
          .padding(.bottom)
          // good
          Image("bridge", label: Text("A bridge of red steel"))
          // end
          DisclosureGroup("Details") {
            Text("A label in the initializer.")
          }
          .padding(.bottom)
          // good
          Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Warning")
          // end
          DisclosureGroup("Details") {
            Text("A symbol with a label.")
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
          Image("IMG_2041")
          // end
          DisclosureGroup("Details") {
            Text("The name of the asset.")
          }
          .padding(.bottom)
          // bad: name-missing-image
          Image(systemName: "thermometer.snowflake")
          // end
          DisclosureGroup("Details") {
            Text("A symbol without a label.")
          }
          .padding(.bottom)
          // bad: name-contains-role
          Image("tower").accessibilityLabel("Image of a tower")
          // end
          DisclosureGroup("Details") {
            Text("A label that says that it is an image.")
          }
          .padding(.bottom)
          // bad: name-missing-image
          Image("map").accessibilityLabel("")
          // end
          DisclosureGroup("Details") {
            Text("An empty label.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Informative Images")
  }
}

#Preview {
  NavigationStack {
    InformativeImagesView()
  }
}
