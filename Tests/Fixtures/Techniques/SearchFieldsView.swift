import SwiftUI

struct SearchFieldsView: View {
  @State private var query = ""
  @State private var badQuery = ""
  @State private var count: Int?
  @FocusState private var isSearching: Bool
  private let fruits = ["Apple", "Banana", "Cherry"]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Search fields have a name and tell how many results there are.")
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
          Text("Good Example using a text field with a label")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack {
            Image(systemName: "magnifyingglass")
              .accessibilityHidden(true)
            TextField("Search fruits", text: $query)
              .focused($isSearching)
              .submitLabel(.search)
              .accessibilityAddTraits(.isSearchField)
            if !query.isEmpty {
              Button {
                query = ""
              } label: {
                Image(systemName: "xmark.circle.fill")
              }
              .accessibilityLabel("Clear search")
            }
          }
          .padding(8)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
          // end
          DisclosureGroup("Details") {
            Text("The field has a name and so has its clear button.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a text field with a label")
          Text("Good Example using `.searchable`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          NavigationStack {
            List(fruits.filter { query.isEmpty || $0.contains(query) }, id: \.self) { fruit in
              Text(fruit)
            }
            .searchable(text: $query, prompt: "Search fruits")
          }
          .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("A native search field.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.searchable`")
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
          Text("Bad Example using a field with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          HStack {
            Image(systemName: "magnifyingglass")
            TextField("", text: $badQuery)
              .textFieldStyle(.roundedBorder)
          }
          // end
          DisclosureGroup("Details") {
            Text("The field has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a field with no name")
          Text("Bad Example using results nobody tells")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          VStack {
            Button("Find nearby stores") { count = 3 }
            if let count {
              Text("\(count) stores found")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("The number of results is not announced.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using results nobody tells")
        }
      }
      .padding()
    }
    .navigationTitle("Search Fields")
  }
}

#Preview {
  NavigationStack {
    SearchFieldsView()
  }
}
