import SwiftUI

/// What only decorates is left to the eye.
struct DecorativeImagesView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What only decorates is left to the eye.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Image(decorative: "waves").resizable().frame(height: 60)
          // end
          DisclosureGroup("Details") {
            Text("Decorative by its initializer.")
          }
          .padding(.bottom)
          // good
          Image(systemName: "leaf.fill").accessibilityHidden(true)
          // end
          DisclosureGroup("Details") {
            Text("Hidden.")
          }
          .padding(.bottom)
          // good
          Text("Welcome on board").padding().background(Image(decorative: "paper"))
          // end
          DisclosureGroup("Details") {
            Text("A background is no element.")
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
          // bad: name-missing-image
          Image("divider_wave_2").resizable().frame(height: 60)
          // end
          DisclosureGroup("Details") {
            Text("Spoken by the name of its file.")
          }
          .padding(.bottom)
          // bad: name-missing-image
          Image(systemName: "leaf.arrow.circlepath")
          // end
          DisclosureGroup("Details") {
            Text("A symbol that says its name.")
          }
          .padding(.bottom)
          // bad: name-is-asset
          Image("bg3").accessibilityLabel("bg3_final.png")
          // end
          DisclosureGroup("Details") {
            Text("A label that is a name of a file.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Decorative Images")
  }
}

#Preview {
  NavigationStack {
    DecorativeImagesView()
  }
}
