import SwiftUI

struct PageTitlesView: View {
  @State private var opensBad = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Each screen has a title of its own.")
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
          Text("Good Example using `.navigationTitle`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          NavigationLink("Order History") {
            List {
              Text("Order 4711")
              Text("Order 4712")
            }
            .navigationTitle("Order History")
          }
          // end
          DisclosureGroup("Details") {
            Text("The page has a title.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.navigationTitle`")
          Text("Good Example using a `NavigationLink` with a card")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          NavigationLink {
            Text("Your card ends in 1234.")
              .navigationTitle("Payment Card")
              .navigationBarTitleDisplayMode(.inline)
          } label: {
            HStack {
              Image(systemName: "creditcard")
                .accessibilityHidden(true)
              VStack(alignment: .leading) {
                Text("Payment Card")
                Text("Ends in 1234").font(.caption)
              }
              Spacer()
              Image(systemName: "chevron.right")
                .accessibilityHidden(true)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("The link is one element.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a `NavigationLink` with a card")
          Text("Good Example using a toolbar")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          NavigationLink("Inbox of Messages") {
            Text("No messages")
              .navigationTitle("Inbox")
              .toolbar {
                ToolbarItem(placement: .primaryAction) {
                  Button(action: {}) {
                    Image(systemName: "square.and.pencil")
                  }
                  .accessibilityLabel("Compose")
                }
                ToolbarItemGroup(placement: .bottomBar) {
                  Button("Archive", systemImage: "archivebox") {}
                  Spacer()
                  Button("Flag", systemImage: "flag") {}
                }
              }
          }
          // end
          DisclosureGroup("Details") {
            Text("Items of the toolbar have names.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a toolbar")
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
          Text("Bad Example using a link with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-is-asset
          NavigationLink {
            Text("Wish list").navigationTitle("Wish list")
          } label: {
            Image("heart-outline")
          }
          // end
          DisclosureGroup("Details") {
            Text("The link has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a link with no name")
          Text("Bad Example using a tap on a text")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          Text("View all offers")
            .foregroundColor(.blue)
            .underline()
            .onTapGesture { opensBad = true }
            .navigationDestination(isPresented: $opensBad) {
              Text("Offers")
            }
          // end
          DisclosureGroup("Details") {
            Text("It is not known as a link.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a tap on a text")
          Text("Bad Example using the same name twice")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-duplicate
          VStack {
            Text("Shoes are 20 percent off.")
            NavigationLink("Learn more") { Text("Shoes").navigationTitle("Shoes") }
            Text("Hats are 10 percent off.")
            NavigationLink("Learn more") { Text("Hats").navigationTitle("Hats") }
          }
          // end
          DisclosureGroup("Details") {
            Text("Two links share a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using the same name twice")
        }
      }
      .padding()
    }
    .navigationTitle("Page Titles")
  }
}

#Preview {
  NavigationStack {
    PageTitlesView()
  }
}
