import SwiftUI

/// A field has a label that stays.
struct FieldLabelsView: View {
  @State private var text = ""
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A field has a label that stays.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("First name")
          TextField("", text: $text).accessibilityLabel("First name")
          // end
          DisclosureGroup("Details") {
            Text("A label of its own.")
          }
          .padding(.bottom)
          // good
          Text("Town")
          TextField("Leiden", text: $text).accessibilityLabel("Town")
          // end
          DisclosureGroup("Details") {
            Text("A label and an example.")
          }
          .padding(.bottom)
          // good
          LabeledContent("Street") {
            TextField("", text: $text)
          }
          // end
          DisclosureGroup("Details") {
            Text("Labelled content.")
          }
          .padding(.bottom)
          // good
          TextField("Company", text: $text, prompt: Text("Optional"))
          // end
          DisclosureGroup("Details") {
            Text("A prompt beside a title.")
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
          // bad: name-placeholder-only
          TextField("Last name", text: $text)
          // end
          DisclosureGroup("Details") {
            Text("Only a placeholder.")
          }
          .padding(.bottom)
          // bad: name-missing
          Text("House number")
          TextField("", text: $text)
          // end
          DisclosureGroup("Details") {
            Text("A text that nothing ties to the field.")
          }
          .padding(.bottom)
          // bad: name-missing
          Text("Password")
          SecureField("", text: $text)
          // end
          DisclosureGroup("Details") {
            Text("The same for a secret.")
          }
          .padding(.bottom)
          // bad: name-placeholder-only
          SecureField("Repeat password", text: $text)
          // end
          DisclosureGroup("Details") {
            Text("A secret with a placeholder alone.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Field Labels")
  }
}

#Preview {
  NavigationStack {
    FieldLabelsView()
  }
}
