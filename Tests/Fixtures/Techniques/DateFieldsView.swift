import SwiftUI

/// A date picker is named.
struct DateFieldsView: View {
  @State private var day = Date(timeIntervalSince1970: 1_735_732_800)
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A date picker is named.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          DatePicker("Arrival", selection: $day, displayedComponents: .date).accessibilityLabel("Arrival")
          // end
          DisclosureGroup("Details") {
            Text("A label of its own.")
          }
          .padding(.bottom)
          // good
          DatePicker("Departure", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
          // end
          DisclosureGroup("Details") {
            Text("A graphical one under its title.")
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
          // bad: picker-title-lost
          Text("Birthday")
          DatePicker("", selection: $day, displayedComponents: .date)
          // end
          DisclosureGroup("Details") {
            Text("No title.")
          }
          .padding(.bottom)
          // bad: picker-title-lost
          DatePicker("", selection: $day, displayedComponents: .date).labelsHidden()
          // end
          DisclosureGroup("Details") {
            Text("A hidden empty title.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Date Fields")
  }
}

#Preview {
  NavigationStack {
    DateFieldsView()
  }
}
