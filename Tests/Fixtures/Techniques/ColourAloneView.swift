import SwiftUI

/// Colour is never the only sign.
struct ColourAloneView: View {
  @State private var tone = 0
  @State private var shade = 0
  @State private var online = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let shades = ["Sand", "Moss"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Colour is never the only sign.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            ForEach(shades.indices, id: \.self) { index in
              Button(shades[index]) { tone = index }
                .padding()
                .background(tone == index ? Color(red: 0.8, green: 0.9, blue: 1) : Color.white)
                .foregroundColor(.black)
                .accessibilityAddTraits(tone == index ? .isSelected : [])
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Shade of the wall")
          // end
          DisclosureGroup("Details") {
            Text("The chosen one is selected as well.")
          }
          .padding(.bottom)
          // good
          Button(online ? "You are online" : "You are away") { online.toggle() }
          // end
          DisclosureGroup("Details") {
            Text("The state stands in words.")
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
          HStack {
            ForEach(shades.indices, id: \.self) { index in
              Button(shades[index]) { shade = index }
                .padding()
                .background(shade == index ? Color(red: 0.8, green: 0.9, blue: 1) : Color.white)
                .foregroundColor(.black)
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Shade of the door")
          // end
          DisclosureGroup("Details") {
            Text("The chosen one is blue.")
          }
          .padding(.bottom)
          // bad: colour-dot
          HStack {
            Circle().fill(Color.green).frame(width: 12, height: 12)
            Text("Mara Lindt")
          }
          // end
          DisclosureGroup("Details") {
            Text("A dot of a colour is the state.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Colour Alone")
  }
}

#Preview {
  NavigationStack {
    ColourAloneView()
  }
}
