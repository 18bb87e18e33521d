import SwiftUI

/// Nothing that matters is hidden.
struct HiddenContentView: View {
  @State private var n = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Nothing that matters is hidden.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            Image(systemName: "sun.max").accessibilityHidden(true)
            Text("Sunny")
          }
          // end
          DisclosureGroup("Details") {
            Text("Decoration is hidden.")
          }
          .padding(.bottom)
          // good
          Button("Refresh the forecast") { n += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A button that is there.")
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
          // bad: hidden-focusable
          Button("Share the forecast") { n += 1 }.accessibilityHidden(true)
          // end
          DisclosureGroup("Details") {
            Text("A hidden button.")
          }
          .padding(.bottom)
          // bad: hidden-focusable
          HStack {
            Text("Alerts")
            Button("Turn on alerts") { n += 1 }
          }
          .accessibilityHidden(true)
          // end
          DisclosureGroup("Details") {
            Text("A hidden view that holds one.")
          }
          .padding(.bottom)
          PlainSwitch().accessibilityHidden(true)
          DisclosureGroup("Details") {
            Text("A hidden view of one's own.")
          }
          .padding(.bottom)
          // bad: visible-not-spoken
          Text("Storm warning for the coast").accessibilityHidden(true)
          // end
          DisclosureGroup("Details") {
            Text("A hidden text.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Hidden Content")
  }
}

private struct PlainSwitch: View {
  @State private var isOn = false

  var body: some View {
    // bad: hidden-focusable
    Toggle("Use metric units", isOn: $isOn)
    // end
  }
}

#Preview {
  NavigationStack {
    HiddenContentView()
  }
}
