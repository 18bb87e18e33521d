import SwiftUI

/// What belongs together is one stop.
struct CombiningFocusView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What belongs together is one stop.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            Image(systemName: "clock").accessibilityHidden(true)
            Text("Opens at nine")
          }
          .accessibilityElement(children: .combine)
          // end
          DisclosureGroup("Details") {
            Text("Combined.")
          }
          .padding(.bottom)
          // good
          VStack {
            Text("Rain")
            Text("80%")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rain, 80 percent")
          // end
          DisclosureGroup("Details") {
            Text("A row with one label.")
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
            Image(systemName: "wind")
            Text("Strong wind")
          }
          // end
          DisclosureGroup("Details") {
            Text("The icon is a stop of its own.")
          }
          .padding(.bottom)
          // bad: visible-not-spoken
          VStack {
            Text("Pollen")
            Text("Very high")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Pollen")
          // end
          DisclosureGroup("Details") {
            Text("What is shown is not said.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Combining Focus")
  }
}

#Preview {
  NavigationStack {
    CombiningFocusView()
  }
}
