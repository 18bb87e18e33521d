import SwiftUI

/// A hint says what follows.
struct HintsView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A hint says what follows.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button("Archive") {}.accessibilityHint("Moves the message out of the inbox.")
          // end
          DisclosureGroup("Details") {
            Text("The outcome.")
          }
          .padding(.bottom)
          // good
          Button("Reply to Ada") {}
          // end
          DisclosureGroup("Details") {
            Text("No hint.")
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
          // bad: hint-redundant
          Button("Delete the message") {}.accessibilityHint("Delete the message")
          // end
          DisclosureGroup("Details") {
            Text("The label again.")
          }
          .padding(.bottom)
          // bad: hint-redundant
          Button("Forward") {}.accessibilityHint("Double tap to forward the message.")
          // end
          DisclosureGroup("Details") {
            Text("The gesture.")
          }
          .padding(.bottom)
          // bad: hint-redundant
          Button("Flag") {}.accessibilityHint("Taps twice to flag this message")
          // end
          DisclosureGroup("Details") {
            Text("The gesture in other words.")
          }
          .padding(.bottom)
          // bad: name-missing
          Button {
          } label: {
            Image(systemName: "tray.and.arrow.down.fill")
          }
          .accessibilityLabel("")
          .accessibilityHint("Moves the message to another mailbox")
          // end
          DisclosureGroup("Details") {
            Text("A hint in place of a name.")
          }
          .padding(.bottom)
          // bad: hint-redundant
          Button("Sign in") {}.accessibilityHint("Button")
          // end
          DisclosureGroup("Details") {
            Text("The role.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Hints")
  }
}

#Preview {
  NavigationStack {
    HintsView()
  }
}
