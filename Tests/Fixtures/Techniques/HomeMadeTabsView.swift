import SwiftUI

/// The tab that is shown is selected.
struct HomeMadeTabsView: View {
  @State private var page = 0
  @State private var view = 0
  @State private var pane = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let pages = ["Map", "List"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("The tab that is shown is selected.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            ForEach(pages.indices, id: \.self) { index in
              Button(pages[index]) { page = index }
                .accessibilityAddTraits(page == index ? .isSelected : [])
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isTabBar)
          .accessibilityLabel("View")
          Text(page == 0 ? "The map of the park" : "The list of benches")
          // end
          DisclosureGroup("Details") {
            Text("Selected, in a tab bar.")
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
          // bad: colour-only
          HStack {
            ForEach(pages.indices, id: \.self) { index in
              Button {
                view = index
              } label: {
                VStack {
                  Text("\(pages[index]) of trees").fontWeight(view == index ? .bold : .regular)
                  Rectangle().fill(view == index ? Color.blue : Color.clear).frame(height: 2)
                }
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Bold and underlined, and not selected.")
          }
          .padding(.bottom)
          // bad: trait-missing
          HStack {
            ForEach(pages.indices, id: \.self) { index in
              Text("\(pages[index]) of birds")
                .foregroundColor(pane == index ? Color(red: 0, green: 0, blue: 0.7) : Color(white: 0.3))
                .padding()
                .background(Color.white)
                .onTapGesture { pane = index }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Texts that are tapped.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Home Made Tabs")
  }
}

#Preview {
  NavigationStack {
    HomeMadeTabsView()
  }
}
