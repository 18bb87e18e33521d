import SwiftUI

/// A stepper says what it changes.
struct SteppersView: View {
  @State private var guests = 2
  @State private var rooms = 1
  @State private var nights = 3
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A stepper says what it changes.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Stepper("Guests", value: $guests, in: 1...8)
          // end
          DisclosureGroup("Details") {
            Text("A title.")
          }
          .padding(.bottom)
          // good
          HStack {
            Text("Rooms")
            Stepper("Rooms", value: $rooms, in: 1...4).labelsHidden()
          }
          // end
          DisclosureGroup("Details") {
            Text("A hidden title.")
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
            Text("Nights: \(nights)")
            Stepper("", value: $nights, in: 1...30)
          }
          // end
          DisclosureGroup("Details") {
            Text("A text beside it.")
          }
          .padding(.bottom)
          // bad: name-missing
          Stepper(value: $nights, in: 1...30) { EmptyView() }.labelsHidden()
          // end
          DisclosureGroup("Details") {
            Text("A hidden empty label.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Steppers")
  }
}

#Preview {
  NavigationStack {
    SteppersView()
  }
}
