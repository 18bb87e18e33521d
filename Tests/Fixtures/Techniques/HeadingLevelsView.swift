import SwiftUI

/// Levels are in order.
struct HeadingLevelsView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Levels are in order.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("Handbook").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text("Safety").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          Text("Cables").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
          // end
          DisclosureGroup("Details") {
            Text("One after the other.")
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
          // bad: heading-order
          Text("Repairs").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text("Batteries").accessibilityAddTraits(.isHeader).accessibilityHeading(.h4)
          // end
          DisclosureGroup("Details") {
            Text("A level is left out.")
          }
          .padding(.bottom)
          // bad: heading-level-without-trait
          Text("Warranty").accessibilityHeading(.h2)
          // end
          DisclosureGroup("Details") {
            Text("A level without the trait.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Heading Levels")
  }
}

#Preview {
  NavigationStack {
    HeadingLevelsView()
  }
}
