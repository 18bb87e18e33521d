import SwiftUI

/// A product as it is often shown.
struct WildShopView: View {
  @State private var saved = false
  @State private var count = 1
  @State private var pieces = 1
  @State private var added = false
  @State private var size = "M"
  @State private var shown = false
  @State private var review = ""
  @State private var tab = 0
  @State private var rating = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let sizes = ["S", "M", "L"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A product as it is often shown.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            VStack(alignment: .leading) {
              Text("Wool scarf").font(.headline)
              Text("Knitted in Shetland")
            }
            Spacer()
            Button("Add") { added = true }.accessibilityLabel("Add wool scarf to the basket")
          }
          // end
          DisclosureGroup("Details") {
            Text("A card with a button beside the text.")
          }
          .padding(.bottom)
          // good
          HStack {
            ForEach(sizes, id: \.self) { item in
              Button(item) { size = item }
                .frame(width: 44, height: 44)
                .background(size == item ? Color.black : Color.white)
                .foregroundColor(size == item ? .white : .black)
                .accessibilityAddTraits(size == item ? [.isSelected] : [])
                .accessibilityLabel("Size \(item)")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Chips that are selected.")
          }
          .padding(.bottom)
          // good
          Text("$24.99").font(.title).bold()
          // end
          DisclosureGroup("Details") {
            Text("A price with its label.")
          }
          .padding(.bottom)
          // good
          ZStack(alignment: .topTrailing) {
            Image(systemName: "cart").accessibilityHidden(true)
            Text("3").accessibilityHidden(true)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Basket, 3 items")
          // end
          DisclosureGroup("Details") {
            Text("A badge on an icon.")
          }
          .padding(.bottom)
          // good
          Stepper(value: $pieces, in: 1...10) {
            Text("Quantity")
          }
          .accessibilityValue("\(pieces) of 10")
          // end
          DisclosureGroup("Details") {
            Text("A stepper with a value.")
          }
          .padding(.bottom)
          // good
          HStack(spacing: 2) {
            ForEach(0..<5) { index in
              Image(systemName: index < 4 ? "star.fill" : "star").foregroundColor(.yellow)
            }
            Text("(128)")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rated 4 out of 5 by 128 people")
          // end
          DisclosureGroup("Details") {
            Text("A rating that is read as one.")
          }
          .padding(.bottom)
          // good
          Button(action: { saved.toggle() }) {
            Image(systemName: saved ? "bookmark.fill" : "bookmark").frame(width: 44, height: 44)
          }
          .accessibilityLabel(saved ? "Remove from saved" : "Save for later")
          // end
          DisclosureGroup("Details") {
            Text("A save button that toggles its name.")
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
          // bad: name-is-asset, target-size-platform
          Button(action: { saved.toggle() }) {
            Image(systemName: "heart.circle.fill").font(.title)
          }
          // end
          DisclosureGroup("Details") {
            Text("A heart without a name.")
          }
          .padding(.bottom)
          // bad: colour-only
          HStack {
            ForEach(sizes, id: \.self) { item in
              Text("Size \(item) in stock")
                .padding()
                .background(Capsule().fill(size == item ? Color.blue : Color.white))
                .foregroundColor(size == item ? .white : .black)
                .onTapGesture { size = item }
                .accessibilityAddTraits(.isButton)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Chips that are only filled.")
          }
          .padding(.bottom)
          // bad: status-not-announced
          Button("Size guide") { shown = true }
          if shown {
            VStack {
              Text("Measure your chest and compare.")
              Button("Close the guide") { shown = false }
            }
            .background(Color(.systemBackground))
          }
          // end
          DisclosureGroup("Details") {
            Text("A size guide that comes up over the rest.")
          }
          .padding(.bottom)
          // bad: name-missing-image
          Image("product_hero_01").resizable().scaledToFit()
          // end
          DisclosureGroup("Details") {
            Text("A photo by its file.")
          }
          .padding(.bottom)
          // bad: name-duplicate
          ForEach(sizes, id: \.self) { item in
            HStack {
              Text("Scarf \(item)")
              Spacer()
              Button {
                count -= 1
              } label: {
                Image(systemName: "trash")
              }
              .accessibilityLabel("Remove")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Delete in every row.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Text("You save 20%").foregroundColor(.green).font(.footnote)
          // end
          DisclosureGroup("Details") {
            Text("A discount in pale green.")
          }
          .padding(.bottom)
          // bad: change-not-announced
          HStack {
            Text("Total: \(count * 24) dollars")
            Button("One more scarf") { count += 1 }
          }
          // end
          DisclosureGroup("Details") {
            Text("A total that changes in silence.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Wild Shop")
  }
}

#Preview {
  NavigationStack {
    WildShopView()
  }
}
