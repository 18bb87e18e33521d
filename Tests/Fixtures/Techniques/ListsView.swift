import SwiftUI

/// A list is built of its items.
struct ListsView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let fruit = ["Apples", "Pears", "Plums"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A list is built of its items.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          VStack(alignment: .leading) {
            ForEach(fruit, id: \.self) { item in
              Text(item)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Each item is a view.")
          }
          .padding(.bottom)
          // good
          VStack(alignment: .leading) {
            ForEach(fruit, id: \.self) { item in
              HStack {
                Text("•").accessibilityHidden(true)
                Text(item)
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Bullets that are kept from the listener.")
          }
          .padding(.bottom)
          // good
          Text("We sell apples - and pears - on Friday.")
          // end
          DisclosureGroup("Details") {
            Text("A sentence with dashes.")
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
          // bad: list-typed
          Text("• Cherries\n• Grapes\n• Figs")
          // end
          DisclosureGroup("Details") {
            Text("Bullets typed into one text.")
          }
          .padding(.bottom)
          // bad: list-typed
          Text("1. Wash the fruit\n2. Cut it\n3. Cook it for an hour")
          // end
          DisclosureGroup("Details") {
            Text("Numbers typed into one text.")
          }
          .padding(.bottom)
          // bad: list-typed
          VStack(alignment: .leading) {
            Text("- Lemons")
            Text("- Limes")
            Text("- Oranges")
          }
          // end
          DisclosureGroup("Details") {
            Text("Dashes typed into texts.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Lists")
  }
}

#Preview {
  NavigationStack {
    ListsView()
  }
}
