import SwiftUI

/// What cannot be used is dimmed.
struct DisabledStatesView: View {
  @State private var name = ""
  @State private var agreed = false
  @State private var sent = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What cannot be used is dimmed.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Toggle("I agree to the rules", isOn: $agreed)
          Button("Join the club") { sent += 1 }.disabled(!agreed)
          // end
          DisclosureGroup("Details") {
            Text("Dimmed until it can be used.")
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
          // bad: contrast-text
          Button("Leave the club") { if agreed { sent += 1 } }
            .foregroundColor(agreed ? Color(red: 0, green: 0, blue: 0.7) : Color(white: 0.7))
          // end
          DisclosureGroup("Details") {
            Text("It only looks dimmed.")
          }
          .padding(.bottom)
          // bad: hit-off-but-spoken
          Button("Rename the club") { sent += 1 }.allowsHitTesting(false).opacity(0.5)
          // end
          DisclosureGroup("Details") {
            Text("It only takes no touch.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Disabled States")
  }
}

#Preview {
  NavigationStack {
    DisabledStatesView()
  }
}
