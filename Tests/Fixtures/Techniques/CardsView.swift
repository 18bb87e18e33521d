import SwiftUI

/// A card that opens something is one element.
struct CardsView: View {
  @State private var opened = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let recipes = ["Lentil soup", "Apple pie"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A card that opens something is one element.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button {
            opened += 1
          } label: {
            VStack(alignment: .leading) {
              Text("Lentil soup")
              Text("Thirty minutes, serves four")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A button around the card.")
          }
          .padding(.bottom)
          // good
          VStack(alignment: .leading) {
            Text("Apple pie")
            Text("Seventy minutes, serves eight")
          }
          .onTapGesture { opened += 1 }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
          // end
          DisclosureGroup("Details") {
            Text("Combined, with the trait.")
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
          // bad: trait-missing
          VStack(alignment: .leading) {
            Text("Onion tart")
            Text("Fifty minutes, serves six")
          }
          .padding()
          .background(RoundedRectangle(cornerRadius: 12).fill(Color.white).shadow(radius: 2))
          .onTapGesture { opened += 1 }
          // end
          DisclosureGroup("Details") {
            Text("Tapped, and no button.")
          }
          .padding(.bottom)
          // bad: trait-missing
          VStack(alignment: .leading) {
            Image(systemName: "fork.knife").accessibilityHidden(true)
            Text("Plum dumplings")
            Text("Forty minutes, serves two")
          }
          .accessibilityElement(children: .combine)
          .onTapGesture { opened += 1 }
          // end
          DisclosureGroup("Details") {
            Text("Combined, and no button.")
          }
          .padding(.bottom)
          // bad: name-duplicate
          ForEach(recipes, id: \.self) { recipe in
            VStack(alignment: .leading) {
              Text(recipe)
              Button("Cook it") { opened += 1 }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Two buttons of one name.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Cards")
  }
}

#Preview {
  NavigationStack {
    CardsView()
  }
}
