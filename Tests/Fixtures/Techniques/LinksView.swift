import SwiftUI

/// A link says where it leads.
struct LinksView: View {
  @State private var visits = 0
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let page = URL(string: "https://example.com")!

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A link says where it leads.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Link("Rules of the library", destination: page)
          // end
          DisclosureGroup("Details") {
            Text("A link with a name.")
          }
          .padding(.bottom)
          // good
          Text("Read the [rules of the library](https://example.com) first.")
          // end
          DisclosureGroup("Details") {
            Text("A link in a sentence, underlined by the system.")
          }
          .padding(.bottom)
          // good
          Button("Opening hours on the web") { visits += 1 }
            .accessibilityRemoveTraits(.isButton)
            .accessibilityAddTraits(.isLink)
          // end
          DisclosureGroup("Details") {
            Text("A button that has the trait of a link.")
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
          // bad: name-generic
          Link("Here", destination: page)
          // end
          DisclosureGroup("Details") {
            Text("A link that says nothing.")
          }
          .padding(.bottom)
          // bad: name-generic
          Button("Learn more") { visits += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A button that says nothing.")
          }
          .padding(.bottom)
          // bad: trait-missing
          Text("Terms of use").underline().foregroundColor(.blue).onTapGesture { visits += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A text that opens a page.")
          }
          .padding(.bottom)
          // bad: name-is-address
          Link("https://example.com/branch/7?tab=hours", destination: page)
          // end
          DisclosureGroup("Details") {
            Text("An address as a name.")
          }
          .padding(.bottom)
          // bad: name-missing
          Link(destination: page) {
            Image(systemName: "")
          }
          // end
          DisclosureGroup("Details") {
            Text("A link of a picture.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Links")
  }
}

#Preview {
  NavigationStack {
    LinksView()
  }
}
