import SwiftUI

/// A price that is struck out is told as the old one.
struct StrikeThroughView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A price that is struck out is told as the old one.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            Text("€40").strikethrough().accessibilityLabel("Old price: 40 euros")
            Text("€25").accessibilityLabel("New price: 25 euros")
          }
          // end
          DisclosureGroup("Details") {
            Text("A label.")
          }
          .padding(.bottom)
          // good
          Text("Was €40").strikethrough()
          // end
          DisclosureGroup("Details") {
            Text("The words are there.")
          }
          .padding(.bottom)
          // good
          HStack {
            Text("€18").strikethrough()
            Text("€12")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("12 euros, reduced from 18 euros")
          // end
          DisclosureGroup("Details") {
            Text("One element that says both.")
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
          // bad: strikethrough-not-told
          HStack {
            Text("€60").strikethrough()
            Text("€45")
          }
          // end
          DisclosureGroup("Details") {
            Text("Two prices, one of them struck out.")
          }
          .padding(.bottom)
          // bad: strikethrough-not-told
          Text("Water the plants").strikethrough(true, color: .gray)
          // end
          DisclosureGroup("Details") {
            Text("A done task is only struck out.")
          }
          .padding(.bottom)
          // bad: strikethrough-not-told
          HStack {
            Text("$9").strikethrough()
            Text("$7")
          }
          .accessibilityElement(children: .combine)
          // end
          DisclosureGroup("Details") {
            Text("Both in one element.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Strike Through")
  }
}

#Preview {
  NavigationStack {
    StrikeThroughView()
  }
}
