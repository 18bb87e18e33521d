import SwiftUI

/// A text editor has a name.
struct LongTextsView: View {
  @State private var note = "Bring a torch."
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A text editor has a name.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("Note")
          TextEditor(text: $note).accessibilityLabel("Note")
          // end
          DisclosureGroup("Details") {
            Text("A label.")
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
          // bad: name-missing
          Text("Diary")
          TextEditor(text: $note).frame(minHeight: 100)
          // end
          DisclosureGroup("Details") {
            Text("A text above it.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Long Texts")
  }
}

#Preview {
  NavigationStack {
    LongTextsView()
  }
}
