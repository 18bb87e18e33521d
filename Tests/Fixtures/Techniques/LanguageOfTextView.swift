import SwiftUI

/// A text in another language says which.
struct LanguageOfTextView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private var greeting: AttributedString {
    var text = AttributedString("Guten Morgen und herzlich willkommen")
    text.languageIdentifier = "de"
    return text
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A text in another language says which.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text(greeting)
          // end
          DisclosureGroup("Details") {
            Text("A language in the attributes.")
          }
          .padding(.bottom)
          // good
          Text("Good morning and welcome")
          // end
          DisclosureGroup("Details") {
            Text("English words.")
          }
          .padding(.bottom)
          // good
          Text("Crème brûlée")
          // end
          DisclosureGroup("Details") {
            Text("A name is no text.")
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
          // bad: lang-undeclared
          Text("Buenos días y bienvenidos a nuestra casa")
          // end
          DisclosureGroup("Details") {
            Text("A Spanish sentence on an English screen.")
          }
          .padding(.bottom)
          // bad: lang-undeclared
          Text("Vous pouvez laisser vos bagages dans la chambre")
          // end
          DisclosureGroup("Details") {
            Text("A French sentence.")
          }
          .padding(.bottom)
          // bad: lang-missing
          Text("Καλημέρα σε όλους")
          // end
          DisclosureGroup("Details") {
            Text("Greek letters.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Language Of Text")
  }
}

#Preview {
  NavigationStack {
    LanguageOfTextView()
  }
}
