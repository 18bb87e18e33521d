import SwiftUI

struct TabBarsView: View {
  @State private var selection = 0
  @State private var page = 0
  @State private var handTab = "Home"
  @State private var goodTab = "Home"
  private let tabs = ["Home", "Search", "Profile"]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Tabs lead to the main parts of an app.")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        VStack {
          Text("Good Example using `TabView`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          TabView(selection: $selection) {
            Text("Home Page")
              .tabItem { Label("Home", systemImage: "house") }
              .tag(0)
            Text("Cart Page")
              .tabItem {
                Image(systemName: "cart")
                Text("Cart")
              }
              .tag(1)
              .badge(3)
          }
          .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("Native tabs.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `TabView`")
          Text("Good Example using traits")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack {
            ForEach(tabs, id: \.self) { tab in
              Button {
                goodTab = tab
              } label: {
                Text(tab)
                  .fontWeight(goodTab == tab ? .bold : .regular)
                  .padding()
              }
              .accessibilityAddTraits(goodTab == tab ? [.isSelected] : [])
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Sections")
          .accessibilityAddTraits(.isTabBar)
          // end
          DisclosureGroup("Details") {
            Text("The tab bar trait and the selected one.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using traits")
          Text("Good Example using a page style with a name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          TabView(selection: $page) {
            ForEach(0..<3) { index in
              Text("Tip \(index + 1) of the day")
                .tag(index)
            }
          }
          .tabViewStyle(.page(indexDisplayMode: .always))
          .frame(height: 160)
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Tips of the day")
          // end
          DisclosureGroup("Details") {
            Text("The pages have a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a page style with a name")
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        VStack {
          Text("Bad Example using weight only")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: colour-only
          HStack {
            ForEach(tabs, id: \.self) { tab in
              Button(tab) { handTab = tab }
                .fontWeight(handTab == tab ? .bold : .regular)
                .padding()
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Which tab is chosen is only seen.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using weight only")
          Text("Bad Example using images with no names")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-is-asset
          TabView {
            Text("First").tabItem { Image("first") }
            Text("Second").tabItem { Image("second") }
          }
          .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("Tabs have no names.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using images with no names")
        }
      }
      .padding()
    }
    .navigationTitle("Tab Bars")
  }
}

#Preview {
  NavigationStack {
    TabBarsView()
  }
}
