import SwiftUI

/// Headings say that they are.
struct HeadingsView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Headings say that they are.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("Ingredients").font(.title2).bold().accessibilityAddTraits(.isHeader)
          Text("Flour, butter and sugar.")
          // end
          DisclosureGroup("Details") {
            Text("The trait.")
          }
          .padding(.bottom)
          // good
          Text("Never leave the oven alone.").bold()
          // end
          DisclosureGroup("Details") {
            Text("A bold sentence is no heading.")
          }
          .padding(.bottom)
          // good
          Text("12").font(.largeTitle).accessibilityLabel("12 servings")
          // end
          DisclosureGroup("Details") {
            Text("A large number is no heading.")
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
          // bad: heading-missing
          Text("Preparation").font(.title2).fontWeight(.bold)
          Text("Rub the butter into the flour, then add the sugar.")
          // end
          DisclosureGroup("Details") {
            Text("It only looks like one.")
          }
          .padding(.bottom)
          // bad: heading-is-prose
          Text("Bake for forty minutes at a medium heat, then let it cool on a rack before you cut it into pieces.")
            .accessibilityAddTraits(.isHeader)
          // end
          DisclosureGroup("Details") {
            Text("A paragraph that says that it is a heading.")
          }
          .padding(.bottom)
          // bad: trait-without-action
          Text("Tips").accessibilityAddTraits([.isHeader, .isButton])
          // end
          DisclosureGroup("Details") {
            Text("A button that says that it is a heading and does nothing.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Headings")
  }
}

#Preview {
  NavigationStack {
    HeadingsView()
  }
}
