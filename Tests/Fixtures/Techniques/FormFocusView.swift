import SwiftUI

struct FormFocusView: View {
  enum Field: Hashable { case email, phone }
  @State private var email = ""
  @State private var phone = ""
  @State private var emailError: String?
  @State private var badEmail = ""
  @State private var badError = false
  @State private var zip = ""
  @State private var zipInvalid = false
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var errorFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Errors are told, and the focus goes to the first of them.")
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
          Text("Good Example using focus")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Email (required)")
              .accessibilityHidden(true)
            TextField("Email (required)", text: $email)
              .textFieldStyle(.roundedBorder)
              .keyboardType(.emailAddress)
              .textContentType(.emailAddress)
              .autocapitalization(.none)
              .focused($focus, equals: .email)
              .accessibilityHint(emailError ?? "")
            if let emailError {
              Label(emailError, systemImage: "exclamationmark.circle.fill")
                .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
                .accessibilityFocused($errorFocused)
            }
            Button("Subscribe") {
              emailError = email.contains("@") ? nil : "Enter an email with an at sign"
              errorFocused = emailError != nil
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Focus goes to the message.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using focus")
          Text("Good Example using an announcement")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            LabeledContent("Phone number") {
              TextField("Phone number", text: $phone)
                .keyboardType(.phonePad)
                .textContentType(.telephoneNumber)
            }
            Button("Call me back") {
              if phone.isEmpty {
                AccessibilityNotification.Announcement("Enter a phone number").post()
                focus = .phone
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("The error is announced.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using an announcement")
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
          Text("Bad Example using a red border")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-placeholder-only
          VStack(alignment: .leading) {
            TextField("Work email", text: $badEmail)
              .padding(8)
              .border(badError ? Color.red : Color.gray)
            Button("Join the list") { badError = !badEmail.contains("@") }
          }
          // end
          DisclosureGroup("Details") {
            Text("The error is a colour.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a red border")
          Text("Bad Example using a message nobody hears")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          VStack(alignment: .leading) {
            Text("Zip code")
            TextField("12345", text: $zip)
              .keyboardType(.numberPad)
            if zipInvalid {
              Text("Enter five digits")
                .foregroundColor(.red)
            }
            Button("Find my store") { zipInvalid = zip.count != 5 }
          }
          // end
          DisclosureGroup("Details") {
            Text("The message is not announced.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a message nobody hears")
          Text("Bad Example using a placeholder for a name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-placeholder-only
          TextField("", text: $badEmail, prompt: Text("e.g. jo@example.com"))
            .textFieldStyle(.roundedBorder)
          // end
          DisclosureGroup("Details") {
            Text("An example is no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a placeholder for a name")
        }
      }
      .padding()
    }
    .navigationTitle("Form Validation")
  }
}

#Preview {
  NavigationStack {
    FormFocusView()
  }
}
