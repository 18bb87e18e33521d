import SwiftUI

/// Plus and minus say what they change, and to what.
struct HomeMadeSteppersView: View {
  @State private var cups = 1
  @State private var plates = 1
  @State private var bowls = 1
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Plus and minus say what they change, and to what.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            Button("−") { cups -= 1 }
            Text("\(cups)")
            Button("+") { cups += 1 }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Cups")
          .accessibilityValue("\(cups)")
          .accessibilityAdjustableAction { cups += $0 == .increment ? 1 : -1 }
          // end
          DisclosureGroup("Details") {
            Text("One adjustable element.")
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
          // bad: name-is-symbol
          HStack {
            Text("Plates")
            Button("−") { plates -= 1 }
            Text("\(plates)")
            Button("+") { plates += 1 }
          }
          // end
          DisclosureGroup("Details") {
            Text("Signs for names.")
          }
          .padding(.bottom)
          // bad: change-not-announced
          HStack {
            Text("Bowls")
            Button("Fewer bowls") { bowls -= 1 }
            Text("\(bowls) bowls")
            Button("More bowls") { bowls += 1 }
          }
          // end
          DisclosureGroup("Details") {
            Text("Named, and silent.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Home Made Steppers")
  }
}

#Preview {
  NavigationStack {
    HomeMadeSteppersView()
  }
}
