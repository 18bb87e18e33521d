import SwiftUI

/// A checkbox tells whether it is checked.
struct CheckboxesView: View {
  @State private var news = false
  @State private var offers = false
  @State private var terms = false
  @State private var privacy = false
  @State private var loud = false
  @State private var all = [false, false]
  @State private var parts = [false, false]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A checkbox tells whether it is checked.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Toggle("Send me the newsletter", isOn: $news).toggleStyle(BoxStyle())
          // end
          DisclosureGroup("Details") {
            Text("A toggle with a style of its own.")
          }
          .padding(.bottom)
          // good
          Button {
            offers.toggle()
          } label: {
            HStack {
              Image(systemName: offers ? "checkmark.square.fill" : "square")
              Text("Send me offers")
            }
          }
          .accessibilityAddTraits(offers ? [.isSelected] : [])
          // end
          DisclosureGroup("Details") {
            Text("A button that is selected.")
          }
          .padding(.bottom)
          // good
          Button {
            loud.toggle()
          } label: {
            Label("Read aloud", systemImage: loud ? "checkmark.square" : "square")
          }
          .accessibilityValue(loud ? "checked" : "not checked")
          // end
          DisclosureGroup("Details") {
            Text("A button with a value.")
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
          // bad: colour-only
          Button {
            terms.toggle()
          } label: {
            HStack {
              Image(systemName: terms ? "checkmark.square.fill" : "square")
              Text("I accept the terms")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Only the picture changes.")
          }
          .padding(.bottom)
          // bad: trait-missing
          HStack {
            Image(systemName: privacy ? "checkmark.square" : "square").accessibilityHidden(true)
            Text("I have read the privacy notice")
          }
          .onTapGesture { privacy.toggle() }
          // end
          DisclosureGroup("Details") {
            Text("A row with a tap gesture.")
          }
          .padding(.bottom)
          PlainBox(title: "Extra cheese", isOn: $parts[0])
          DisclosureGroup("Details") {
            Text("A helper that draws a box.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Checkboxes")
  }
}

private struct BoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

private struct PlainBox: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    // bad: colour-only
    Button(action: { isOn.toggle() }) {
      HStack {
        RoundedRectangle(cornerRadius: 4)
          .fill(isOn ? Color.blue : Color.clear)
          .frame(width: 24, height: 24)
        Text(title)
      }
    }
    // end
  }
}

#Preview {
  NavigationStack {
    CheckboxesView()
  }
}
