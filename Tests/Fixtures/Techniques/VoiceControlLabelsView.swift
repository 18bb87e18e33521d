import SwiftUI

struct VoiceControlLabelsView: View {
  @Environment(\.colorScheme) var colorScheme
  private var darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private var darkRed = Color(red: 220 / 255, green: 20 / 255, blue: 60 / 255)
  @State private var search = ""
  @State private var message = ""

  var body: some View {
    ScrollView {
      VStack {
        Text(
          "Voice Control users speak the visible text of a control. Input labels give other names for the same control. The first one is shown by the command Show names."
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
        Text("Good Example Using `accessibilityInputLabels`")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // good
        Button {
          message = "Settings"
        } label: {
          Image(systemName: "gearshape.fill")
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("Settings")
        .accessibilityInputLabels(["Settings", "Preferences", "Gear"])
        // end
        DisclosureGroup("Details") {
          Text("The good button has input labels for the names people may say.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Good Example Using `accessibilityInputLabels`")
        Text("Good Example Label starts with the visible text")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // good
        Button("Add") { message = "Added" }
          .accessibilityLabel("Add vitamins to cart")
          .accessibilityInputLabels(["Add", "Add vitamins"])
        TextField("Search", text: $search)
          .textFieldStyle(.roundedBorder)
          .accessibilityInputLabels([Text("Search"), Text("Find")])
        // end
        DisclosureGroup("Details") {
          Text("The label starts with the visible text.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Good Example Label starts with the visible text")
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
        Text("Bad Example Label does not match")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // bad: label-in-name
        Button("Add") { message = "Added" }
          .buttonStyle(.bordered)
          .accessibilityLabel("Put vitamins in your basket")
        // end
        DisclosureGroup("Details") {
          Text("Tap Add does not work with Voice Control.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Bad Example Label does not match")
        Text("Bad Example Input labels do not match")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // bad: label-in-name
        Button("Checkout") { message = "Checkout" }
          .buttonStyle(.bordered)
          .accessibilityInputLabels(["Pay", "Purchase"])
        // end
        DisclosureGroup("Details") {
          Text("Tap Checkout does not work with Voice Control.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Bad Example Input labels do not match")
        Text("Bad Example Long label")
          .font(.subheadline)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        // bad: name-too-long
        Button(action: { message = "Chat" }) {
          Image(systemName: "bubble.left")
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("Start a live chat with one of our friendly pharmacy team members today")
        // end
        DisclosureGroup("Details") {
          Text("The name is too long to say.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom)
        .accessibilityHint("Bad Example Long label")
        Text(message)
      }
      .padding()
      .navigationTitle("Input labels")
    }
  }
}

struct VoiceControlLabelsView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      VoiceControlLabelsView()
    }
  }
}
