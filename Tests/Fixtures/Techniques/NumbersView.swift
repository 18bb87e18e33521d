import SwiftUI

/// Numbers and units are spoken as they are meant.
struct NumbersView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Numbers and units are spoken as they are meant.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("12 lbs").accessibilityLabel("12 pounds")
          // end
          DisclosureGroup("Details") {
            Text("A label spells the unit out.")
          }
          .padding(.bottom)
          // good
          Text("3 hours 20 minutes")
          // end
          DisclosureGroup("Details") {
            Text("The word stands there.")
          }
          .padding(.bottom)
          // good
          Text("-4°").accessibilityLabel("minus 4 degrees")
          // end
          DisclosureGroup("Details") {
            Text("A minus that is a minus.")
          }
          .padding(.bottom)
          // good
          Text("555-0117")
          // end
          DisclosureGroup("Details") {
            Text("A telephone number.")
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
          // bad: value-abbreviated
          Text("7 lbs")
          // end
          DisclosureGroup("Details") {
            Text("Pounds that are read letter by letter.")
          }
          .padding(.bottom)
          // bad: value-abbreviated
          Text("2h 45m")
          // end
          DisclosureGroup("Details") {
            Text("Hours and minutes.")
          }
          .padding(.bottom)
          // bad: number-minus
          Text("-8°")
          // end
          DisclosureGroup("Details") {
            Text("A hyphen that is not read.")
          }
          .padding(.bottom)
          // bad: number-minus
          Text("Open 9–5, Mon–Fri")
          // end
          DisclosureGroup("Details") {
            Text("A dash between two numbers.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Numbers")
  }
}

#Preview {
  NavigationStack {
    NumbersView()
  }
}
