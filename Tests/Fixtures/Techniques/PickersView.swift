import SwiftUI

/// A picker has a name and tells its value.
struct PickersView: View {
  @State private var size = 1
  @State private var unit = 0
  @State private var sort = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A picker has a name and tells its value.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.menu)
          // end
          DisclosureGroup("Details") {
            Text("A menu with a title.")
          }
          .padding(.bottom)
          // good
          Picker("Unit", selection: $unit) {
            Text("Metric").tag(0)
            Text("Imperial").tag(1)
          }
          .pickerStyle(.segmented)
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Unit")
          // end
          DisclosureGroup("Details") {
            Text("The title of a segmented picker on a group around it.")
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
          Text("Roast")
          Picker("", selection: $sort) {
            Text("Light").tag(0)
            Text("Dark").tag(1)
          }
          .pickerStyle(.menu)
          // end
          DisclosureGroup("Details") {
            Text("A menu without a title.")
          }
          .padding(.bottom)
          // bad: picker-label-hides-value
          Picker("Grind", selection: $sort) {
            Text("Fine").tag(0)
            Text("Coarse").tag(1)
          }
          .pickerStyle(.menu)
          .accessibilityLabel("Grind of the beans")
          // end
          DisclosureGroup("Details") {
            Text("A label on a menu.")
          }
          .padding(.bottom)
          // bad: picker-title-lost
          Text("Milk")
          Picker("Milk", selection: $sort) {
            Text("Cow").tag(0)
            Text("Oat").tag(1)
          }
          .pickerStyle(.segmented)
          // end
          DisclosureGroup("Details") {
            Text("The title of a segmented picker is not spoken.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Pickers")
  }
}

#Preview {
  NavigationStack {
    PickersView()
  }
}
