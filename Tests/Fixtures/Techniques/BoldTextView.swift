import SwiftUI

struct BoldTextView: View {
  @Environment(\.colorScheme) var colorScheme
  private var darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private var darkRed = Color(red: 220 / 255, green: 20 / 255, blue: 60 / 255)
  @Environment(\.legibilityWeight) var legibilityWeight
  private var phone: AttributedString {
    var text = AttributedString("Call 5551234")
    if let range = text.range(of: "5551234") {
      text[range].accessibilitySpeechSpellsOutCharacters = true
      text[range].font = .body.bold()
    }
    return text
  }
  private var french: AttributedString {
    var text = AttributedString("Bonjour tout le monde")
    text.languageIdentifier = "fr"
    return text
  }

  var body: some View {
    ScrollView {
      VStack {
        Text(
          "Use attributed strings to style part of a text and to tell VoiceOver how to speak it. Text must follow the Bold Text setting."
        )
        .padding([.bottom])
        Text("Good Examples")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        Text("Good Example Using `AttributedString`")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // good
        VStack(alignment: .leading) {
          Text(phone)
          Text(french)
          Text("Take **one tablet** every day")
        }
        // end
        DisclosureGroup("Details") {
          Text("The good example uses one Text for each sentence and `AttributedString` for speech.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Good Example Using `AttributedString`")
        Text("Good Example Using `legibilityWeight`")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // good
        Text("Opening hours")
          .font(.custom("Georgia", size: 18, relativeTo: .body))
          .fontWeight(legibilityWeight == .bold ? .heavy : .regular)
        Text("Weekdays 8 to 6")
          .bold()
        // end
        DisclosureGroup("Details") {
          Text("The good example makes the custom font heavier when Bold Text is on.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Good Example Using `legibilityWeight`")
        Text("Bad Examples")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        Text("Bad Example Sentence in pieces")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // bad: row-apart
        HStack(spacing: 4) {
          Text("Take")
          Text("one tablet")
            .bold()
          Text("every day")
        }
        // end
        DisclosureGroup("Details") {
          Text("The sentence is split in three focus stops.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Bad Example Sentence in pieces")
        Text("Bad Example Custom font without bold")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // bad: type-fixed
        Text("Opening hours")
          .font(.custom("Georgia-Light", fixedSize: 16))
        // end
        DisclosureGroup("Details") {
          Text("The custom font does not change when Bold Text is on.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Bad Example Custom font")
        Text("Bad Example Markdown in a string")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // bad: markup-spoken
        let note: String = "Take **one tablet** every day"
        Text(note)
        // end
        DisclosureGroup("Details") {
          Text("A `String` variable is not parsed as Markdown so asterisks are shown and spoken.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Bad Example Markdown in a string")
      }
      .padding()
      .navigationTitle("Attributed strings and Bold Text")
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct BoldTextView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      BoldTextView()
    }
  }
}
