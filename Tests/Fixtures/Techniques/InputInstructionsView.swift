import SwiftUI

struct InputInstructionsView: View {
  @Environment(\.colorScheme) var colorScheme
  private var darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private var darkRed = Color(red: 220 / 255, green: 20 / 255, blue: 60 / 255)
  @State private var password = ""
  @State private var memberID = ""
  @State private var badPassword = ""
  @State private var badMemberID = ""
  @State private var badDate = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Instructions for a field must be visible all the time and spoken with the field.")
          .padding([.bottom])
        Text("Good Examples")
          .font(.title3.bold())
          .foregroundStyle(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityHeading(.h2)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2)
          .overlay(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom, 8)
        Text("Good Example Using `accessibilityHint`")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        VStack(alignment: .leading) {
          Text("New password")
            .accessibilityHidden(true)
          Text("Use at least 8 characters with one number.")
            .font(.footnote)
            .accessibilityHidden(true)
          SecureField("", text: $password)
            .textFieldStyle(.roundedBorder)
            .textContentType(.newPassword)
            .accessibilityLabel("New password")
            .accessibilityHint("Use at least 8 characters with one number.")
        }
        // end
        DisclosureGroup("Details") {
          Text("The instruction is visible and spoken as a hint.")
        }.padding().accessibilityHint("Good Example Using `accessibilityHint`")
        Text("Good Example In the label")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        VStack(alignment: .leading) {
          Text("Member ID (9 digits)")
            .accessibilityHidden(true)
          TextField("", text: $memberID)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.numberPad)
            .accessibilityLabel("Member ID (9 digits)")
        }
        // end
        DisclosureGroup("Details") {
          Text("The instruction is a part of the label.")
        }.padding().accessibilityHint("Good Example In the label")
        Text("Bad Examples")
          .font(.title3.bold())
          .foregroundStyle(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityHeading(.h2)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2)
          .overlay(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom, 8)
        Text("Bad Example After the field")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: name-placeholder-only
        VStack(alignment: .leading) {
          SecureField("New password", text: $badPassword)
            .textFieldStyle(.roundedBorder)
            .textContentType(.newPassword)
          Text("Use at least 8 characters with one number.")
            .font(.footnote)
        }
        // end
        DisclosureGroup("Details") {
          Text("The instruction is not associated with the field.")
        }.padding().accessibilityHint("Bad Example After the field")
        Text("Bad Example Placeholder")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: name-placeholder-only
        TextField("9 digits from the back of your card", text: $badMemberID)
          .textFieldStyle(.roundedBorder)
          .keyboardType(.numberPad)
        // end
        DisclosureGroup("Details") {
          Text("The instruction disappears when typing, and there is no label.")
        }.padding().accessibilityHint("Bad Example Placeholder")
        Text("Bad Example Label and instruction not associated")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: name-missing
        Text("Date of birth")
        Text("MM/DD/YYYY").font(.footnote)
        TextField("", text: $badDate)
          .textFieldStyle(.roundedBorder)
          .keyboardType(.numbersAndPunctuation)
        // end
        DisclosureGroup("Details") {
          Text("VoiceOver speaks only Text Field.")
        }.padding().accessibilityHint("Bad Example not associated")
      }
      .padding(.horizontal)
      .navigationBarTitle("Input instructions")
    }
  }
}

struct InputInstructionsView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      InputInstructionsView()
    }
  }
}
