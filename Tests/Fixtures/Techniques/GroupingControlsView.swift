import SwiftUI

/// Controls that belong together are in a group with a name.
struct GroupingControlsView: View {
  @State private var a = false
  @State private var b = false
  @State private var from = ""
  @State private var to = ""
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Controls that belong together are in a group with a name.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          VStack(alignment: .leading) {
            Text("Notify me about").font(.headline)
            Toggle("Replies", isOn: $a)
            Toggle("Mentions", isOn: $b)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Notify me about")
          // end
          DisclosureGroup("Details") {
            Text("A named container.")
          }
          .padding(.bottom)
          // good
          VStack {
            Text("Your booking is kept for ten minutes.")
            Button("Change the date") { a.toggle() }
            Button("Cancel the booking") { b.toggle() }
          }
          // end
          DisclosureGroup("Details") {
            Text("Two buttons that have nothing to do with each other.")
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
          // bad: group-unlabelled
          VStack(alignment: .leading) {
            Text("Show in the calendar")
            Toggle("Birthdays", isOn: $a)
            Toggle("Holidays", isOn: $b)
          }
          // end
          DisclosureGroup("Details") {
            Text("A heading that belongs to nothing.")
          }
          .padding(.bottom)
          // bad: name-duplicate
          VStack(alignment: .leading) {
            Text("Sync")
            Toggle("Contacts", isOn: $a)
            Toggle("Photos", isOn: $b)
          }
          .accessibilityLabel("Sync")
          // end
          DisclosureGroup("Details") {
            Text("A label without a container names every control.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Grouping Controls")
  }
}

#Preview {
  NavigationStack {
    GroupingControlsView()
  }
}
