import SwiftUI

/// What is read follows what is seen.
struct ReadingOrderView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What is read follows what is seen.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack(alignment: .top) {
            VStack {
              Text("Adults")
              Text("Two")
            }
            .accessibilityElement(children: .contain)
            VStack {
              Text("Children")
              Text("Three")
            }
            .accessibilityElement(children: .contain)
          }
          // end
          DisclosureGroup("Details") {
            Text("Columns that stay together.")
          }
          .padding(.bottom)
          // good
          VStack {
            Text("Chapter 2").accessibilitySortPriority(1)
            Text("The river").accessibilitySortPriority(2)
          }
          .accessibilityElement(children: .contain)
          // end
          DisclosureGroup("Details") {
            Text("A title that is read first.")
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
          // bad: order-visual-mismatch
          VStack {
            Text("First, boil the water.").accessibilitySortPriority(1)
            Text("Second, add the salt.").accessibilitySortPriority(2)
            Text("Third, add the pasta.").accessibilitySortPriority(3)
          }
          // end
          DisclosureGroup("Details") {
            Text("The last comes first.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Reading Order")
  }
}

#Preview {
  NavigationStack {
    ReadingOrderView()
  }
}
