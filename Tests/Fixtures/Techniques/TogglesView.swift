import SwiftUI

/// A switch has a name.
struct TogglesView: View {
  @State private var wifi = true
  @State private var dark = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A switch has a name.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Toggle("Wireless network", isOn: $wifi)
          // end
          DisclosureGroup("Details") {
            Text("A title.")
          }
          .padding(.bottom)
          // good
          HStack {
            Text("Dark map")
            Toggle("Dark map", isOn: $dark).labelsHidden()
          }
          // end
          DisclosureGroup("Details") {
            Text("A title that is not shown.")
          }
          .padding(.bottom)
          // good
          HStack {
            Text("Night shift")
            Toggle("", isOn: $dark).labelsHidden()
          }
          .accessibilityElement(children: .combine)
          // end
          DisclosureGroup("Details") {
            Text("Combined with its text.")
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
          HStack {
            Text("Airplane mode")
            Toggle("", isOn: $wifi)
          }
          // end
          DisclosureGroup("Details") {
            Text("An empty title.")
          }
          .padding(.bottom)
          // bad: name-missing
          HStack {
            Text("Low power")
            Toggle("", isOn: $wifi).labelsHidden()
          }
          // end
          DisclosureGroup("Details") {
            Text("An empty title that is hidden.")
          }
          .padding(.bottom)
          // bad: name-missing
          Toggle(isOn: $wifi) { EmptyView() }
          // end
          DisclosureGroup("Details") {
            Text("An empty view.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Toggles")
  }
}

#Preview {
  NavigationStack {
    TogglesView()
  }
}
