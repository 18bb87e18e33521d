import SwiftUI

/// An error is heard when it appears.
struct ErrorValidationView: View {
  @State private var mail = ""
  @State private var mailError = ""
  @State private var phone = ""
  @State private var phoneFails = false
  @State private var zip = ""
  @State private var zipFails = false
  @AccessibilityFocusState private var isMailFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("An error is heard when it appears.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          TextField("Email", text: $mail)
            .accessibilityLabel("Email")
            .accessibilityHint(mailError)
            .accessibilityFocused($isMailFocused)
          if !mailError.isEmpty {
            Text(mailError).foregroundColor(colorScheme == .dark ? .white : Color(red: 0.7, green: 0, blue: 0))
          }
          Button("Subscribe") {
            mailError = "Enter an address with an at sign."
            isMailFocused = true
          }
          // end
          DisclosureGroup("Details") {
            Text("The cursor goes back to the field, which says the error.")
          }
          .padding(.bottom)
          // good
          TextField("Postcode", text: $zip).accessibilityLabel("Postcode")
          if zipFails {
            Text("A postcode has five digits.")
          }
          Button("Find shops") {
            zipFails = true
            AccessibilityNotification.Announcement("A postcode has five digits.").post()
          }
          // end
          DisclosureGroup("Details") {
            Text("The error is announced.")
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
          TextField("Phone", text: $phone).accessibilityLabel("Phone")
          if phoneFails {
            Text("Enter a number with its area code.")
              .foregroundColor(colorScheme == .dark ? .white : Color(red: 0.7, green: 0, blue: 0))
          }
          Button("Call me back") { phoneFails = true }
          // end
          DisclosureGroup("Details") {
            Text("The error appears in silence.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Error Validation")
  }
}

#Preview {
  NavigationStack {
    ErrorValidationView()
  }
}
