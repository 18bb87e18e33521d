import SwiftUI

/// What is written on a control is in its name.
struct LabelInNameView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What is written on a control is in its name.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button("Buy") {}.accessibilityLabel("Buy the yellow umbrella")
          // end
          DisclosureGroup("Details") {
            Text("The label begins with what is written.")
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
          // bad: label-in-name
          Button("Send") {}.accessibilityLabel("Submit form")
          // end
          DisclosureGroup("Details") {
            Text("Another word.")
          }
          .padding(.bottom)
          // bad: name-contains-role
          Button("Search") {}.accessibilityLabel("Search button")
          // end
          DisclosureGroup("Details") {
            Text("The role twice.")
          }
          .padding(.bottom)
          // bad: name-contains-action
          Image(systemName: "camera").onTapGesture {}.accessibilityLabel("Tap to take a picture")
            .accessibilityAddTraits(.isButton)
          // end
          DisclosureGroup("Details") {
            Text("The gesture in the name.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Label In Name")
  }
}

#Preview {
  NavigationStack {
    LabelInNameView()
  }
}
