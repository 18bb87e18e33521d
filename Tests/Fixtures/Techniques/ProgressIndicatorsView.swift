import SwiftUI

/// A progress says what is in progress.
struct ProgressIndicatorsView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A progress says what is in progress.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          ProgressView("Uploading photos", value: 0.4)
          // end
          DisclosureGroup("Details") {
            Text("A title.")
          }
          .padding(.bottom)
          // good
          ProgressView(value: 0.7).accessibilityLabel("Update of the maps")
          // end
          DisclosureGroup("Details") {
            Text("A label.")
          }
          .padding(.bottom)
          // good
          ProgressView("Loading the map")
          // end
          DisclosureGroup("Details") {
            Text("A spinner with a title.")
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
          ProgressView(value: 0.2)
          // end
          DisclosureGroup("Details") {
            Text("No title.")
          }
          .padding(.bottom)
          // bad: progress-unnamed
          ProgressView()
          // end
          DisclosureGroup("Details") {
            Text("A spinner that says nothing.")
          }
          .padding(.bottom)
          // bad: name-missing
          Text("Installing")
          ProgressView(value: 3, total: 10)
          // end
          DisclosureGroup("Details") {
            Text("A text that nothing ties to it.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Progress Indicators")
  }
}

#Preview {
  NavigationStack {
    ProgressIndicatorsView()
  }
}
