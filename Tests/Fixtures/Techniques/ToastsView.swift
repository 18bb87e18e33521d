import SwiftUI

/// A message that comes and goes is announced and stays long enough.
struct ToastsView: View {
  @State private var showsPlain = false
  @State private var showsSpoken = false
  @State private var basket = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A message that comes and goes is announced and stays long enough.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button("Archive chat") {
            showsSpoken = true
            AccessibilityNotification.Announcement("Chat archived").post()
          }
          if showsSpoken {
            HStack {
              Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
              Text("Chat archived")
            }
            .padding()
          }
          // end
          DisclosureGroup("Details") {
            Text("The toast is announced.")
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
          Button("Mute chat") { withAnimation { showsPlain = true } }
          if showsPlain {
            HStack {
              Image(systemName: "bell.slash.fill").accessibilityHidden(true)
              Text("Chat muted")
            }
            .padding()
            .background(Color.black)
            .foregroundColor(.white)
          }
          // end
          DisclosureGroup("Details") {
            Text("Nobody hears the toast.")
          }
          .padding(.bottom)
          // bad: change-not-announced
          HStack {
            Button("Put scarf into basket") { basket += 1 }
            Text("Basket: \(basket)")
          }
          // end
          DisclosureGroup("Details") {
            Text("The badge of the basket counts in silence.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Toasts")
  }
}

#Preview {
  NavigationStack {
    ToastsView()
  }
}
