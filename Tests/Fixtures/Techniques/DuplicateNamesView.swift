import SwiftUI

/// Names tell controls apart.
struct DuplicateNamesView: View {
  @State private var n = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let addresses = ["Home", "Office"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Names tell controls apart.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          ForEach(addresses, id: \.self) { address in
            HStack {
              Text(address)
              Button("Edit") { n += 1 }.accessibilityLabel("Edit \(address)")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("The address is in the label.")
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
          // bad: name-duplicate
          ForEach(addresses, id: \.self) { address in
            HStack {
              Text("\(address) phone")
              Button("Edit") { n += 1 }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("All are called the same.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Duplicate Names")
  }
}

#Preview {
  NavigationStack {
    DuplicateNamesView()
  }
}
