import SwiftUI

/// A button that shows only an icon needs a name.
struct IconButtonsView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A button that shows only an icon needs a name.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button {
          } label: {
            Image(systemName: "cart.badge.plus").accessibilityLabel("Add to cart")
          }
          // end
          DisclosureGroup("Details") {
            Text("The image has a label.")
          }
          .padding(.bottom)
          // good
          Button(action: {}) {
            Image(systemName: "heart")
          }
          .accessibilityLabel("Add to wish list")
          // end
          DisclosureGroup("Details") {
            Text("The button has a label.")
          }
          .padding(.bottom)
          // good
          Button {
          } label: {
            Label("Print receipt", systemImage: "printer").labelStyle(.iconOnly)
          }
          // end
          DisclosureGroup("Details") {
            Text("The label of an icon-only style is spoken.")
          }
          .padding(.bottom)
          // good
          Button("Filter results", systemImage: "line.3.horizontal.decrease") {}.labelStyle(.iconOnly)
          // end
          DisclosureGroup("Details") {
            Text("The initializer with a title.")
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
          // bad: name-is-asset
          Button {
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
          // end
          DisclosureGroup("Details") {
            Text("No label at all.")
          }
          .padding(.bottom)
          // bad: name-missing
          Button {
          } label: {
            Image(systemName: "bookmark")
          }
          .accessibilityLabel("")
          // end
          DisclosureGroup("Details") {
            Text("An empty label.")
          }
          .padding(.bottom)
          // bad: name-missing
          Button {
          } label: {
            Label("", systemImage: "paperplane.fill")
          }
          // end
          DisclosureGroup("Details") {
            Text("A label style without a title.")
          }
          .padding(.bottom)
          // bad: name-missing
          Button("", systemImage: "printer") {}
          // end
          DisclosureGroup("Details") {
            Text("A title of nothing.")
          }
          .padding(.bottom)
          // bad: name-is-asset
          Button {
          } label: {
            Image("icn_basket_24").resizable().frame(width: 44, height: 44)
          }
          // end
          DisclosureGroup("Details") {
            Text("A picture from the catalogue.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Icon Buttons")
  }
}

#Preview {
  NavigationStack {
    IconButtonsView()
  }
}
