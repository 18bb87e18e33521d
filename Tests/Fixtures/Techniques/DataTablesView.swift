import SwiftUI

/// A cell tells the row and the column it belongs to.
struct DataTablesView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A cell tells the row and the column it belongs to.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            Text("Oslo")
            Spacer()
            Text("4 degrees")
          }
          .accessibilityElement(children: .combine)
          // end
          DisclosureGroup("Details") {
            Text("A row is one element.")
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
          Text("Oslo    4°\nRome   18°\nCairo  29°")
          // end
          DisclosureGroup("Details") {
            Text("A table typed into a text.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Data Tables")
  }
}

#Preview {
  NavigationStack {
    DataTablesView()
  }
}
