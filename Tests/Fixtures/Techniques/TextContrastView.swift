import SwiftUI

/// Text stands out from its background in light and in dark.
struct TextContrastView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Text stands out from its background in light and in dark.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("Opening hours")
          // end
          DisclosureGroup("Details") {
            Text("The colour of the system.")
          }
          .padding(.bottom)
          // good
          Text("Closed on Sunday").foregroundColor(
            colorScheme == .dark ? .white : Color(red: 0.2, green: 0.2, blue: 0.2))
          // end
          DisclosureGroup("Details") {
            Text("Dark on light, light on dark.")
          }
          .padding(.bottom)
          // good
          Text("Now open").padding().foregroundColor(.white).background(Color(red: 0, green: 0.2, blue: 0.5))
          // end
          DisclosureGroup("Details") {
            Text("White on a dark blue.")
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
          // bad: contrast-text
          Text("Last admission at five").foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.7))
          // end
          DisclosureGroup("Details") {
            Text("Light grey on the background of the system.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Text("Members only").foregroundColor(.yellow).background(Color.white)
          // end
          DisclosureGroup("Details") {
            Text("Yellow on white.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Text("Guided tours").foregroundColor(.black)
          // end
          DisclosureGroup("Details") {
            Text("Black is lost in the dark.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Text("Group tickets").foregroundColor(Color(white: 0.3))
          // end
          DisclosureGroup("Details") {
            Text("Dark grey is lost in the dark.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Text("Free for children").foregroundColor(.gray).font(.caption)
          // end
          DisclosureGroup("Details") {
            Text("The system's grey on white.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Button("Book a tour") {}.padding().foregroundColor(.white).background(Color(red: 0.6, green: 0.8, blue: 1))
          // end
          DisclosureGroup("Details") {
            Text("A button in a pale colour.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Text Contrast")
  }
}

#Preview {
  NavigationStack {
    TextContrastView()
  }
}
