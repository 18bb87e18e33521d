import SwiftUI

/// Traits tell what a view is.
struct TraitsView: View {
  @State private var subtitles = false
  @State private var n = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Traits tell what a view is.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button("Start the tour") { n += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A button is one by itself.")
          }
          .padding(.bottom)
          // good
          Text("Highlights").accessibilityAddTraits(.isHeader)
          // end
          DisclosureGroup("Details") {
            Text("A heading.")
          }
          .padding(.bottom)
          // good
          Text("Subtitles")
            .onTapGesture { subtitles.toggle() }
            .accessibilityAddTraits([.isToggle, .isButton])
            .accessibilityValue(subtitles ? "on" : "off")
          // end
          DisclosureGroup("Details") {
            Text("A switch of one's own.")
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
          // bad: trait-without-action
          Text("Free entry").accessibilityAddTraits(.isButton)
          // end
          DisclosureGroup("Details") {
            Text("A text that says that it is a button.")
          }
          .padding(.bottom)
          // bad: trait-without-action
          Text("museum.example").accessibilityAddTraits(.isLink)
          // end
          DisclosureGroup("Details") {
            Text("A text that says that it is a link.")
          }
          .padding(.bottom)
          // bad: trait-conflict
          Button("Floor plan") { n += 1 }.accessibilityAddTraits(.isSearchField)
          // end
          DisclosureGroup("Details") {
            Text("A button that is a link as well.")
          }
          .padding(.bottom)
          // bad: trait-missing
          Button("Audio guide") { n += 1 }.accessibilityRemoveTraits(.isButton)
          // end
          DisclosureGroup("Details") {
            Text("A button that no longer is one.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Traits")
  }
}

#Preview {
  NavigationStack {
    TraitsView()
  }
}
