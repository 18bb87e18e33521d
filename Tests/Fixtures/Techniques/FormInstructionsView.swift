import SwiftUI

/// What a form asks for is known before it is sent.
struct FormInstructionsView: View {
  @State private var text = ""
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What a form asks for is known before it is sent.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          TextField("", text: $text).accessibilityLabel("Member number, required")
          // end
          DisclosureGroup("Details") {
            Text("Required is in the label.")
          }
          .padding(.bottom)
          // good
          Text("Date of birth (day, month, year)")
          TextField("", text: $text).accessibilityLabel("Date of birth (day, month, year)")
          // end
          DisclosureGroup("Details") {
            Text("The format is in the label.")
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
          // bad: hint-carries-essential
          TextField("", text: $text).accessibilityLabel("Ship").accessibilityHint("Required")
          // end
          DisclosureGroup("Details") {
            Text("Required is only in the hint.")
          }
          .padding(.bottom)
          // bad: name-missing
          Text("Enter the eight digits of your card.")
          TextField("", text: $text)
          // end
          DisclosureGroup("Details") {
            Text("Instructions above a field without a name.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Form Instructions")
  }
}

#Preview {
  NavigationStack {
    FormInstructionsView()
  }
}
