import SwiftUI

/// What appears after a press is announced.
struct StatusMessagesView: View {
  @State private var saved = false
  @State private var sent = false
  @State private var copied = false
  @State private var results = 0
  @State private var loaded = false
  @AccessibilityFocusState private var isSentFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What appears after a press is announced.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button("Save draft") {
            saved = true
            AccessibilityNotification.Announcement("Draft saved").post()
          }
          if saved {
            Text("Draft saved")
          }
          // end
          DisclosureGroup("Details") {
            Text("An announcement when the text appears.")
          }
          .padding(.bottom)
          // good
          Button("Send message") {
            sent = true
            isSentFocused = true
          }
          if sent {
            Text("Your message is on its way.").accessibilityFocused($isSentFocused)
          }
          // end
          DisclosureGroup("Details") {
            Text("Focus moves to what appears.")
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
          // bad: status-not-announced
          Button("Copy link") { copied = true }
          if copied {
            Text("Copied to the clipboard")
          }
          // end
          DisclosureGroup("Details") {
            Text("The text appears in silence.")
          }
          .padding(.bottom)
          // bad: change-not-announced
          Text("\(results) results")
          Button("Search the catalogue") { results += 12 }
          // end
          DisclosureGroup("Details") {
            Text("The count changes in silence.")
          }
          .padding(.bottom)
          // bad: status-not-announced
          Button("Load older orders") { loaded = true }
          if loaded {
            ProgressView("Loading orders")
          }
          // end
          DisclosureGroup("Details") {
            Text("A spinner appears in silence.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Status Messages")
  }
}

#Preview {
  NavigationStack {
    StatusMessagesView()
  }
}
