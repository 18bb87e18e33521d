import SwiftUI

struct PriceCardsView: View {
  private let offer = (old: "$39.99", new: "$19.99")
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("A price that is struck through is told as the old one.")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        VStack {
          Text("Good Example using a label")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack {
            Text(offer.old)
              .strikethrough()
              .foregroundColor(.secondary)
              .accessibilityLabel("Was \(offer.old)")
            Text(offer.new)
              .bold()
              .accessibilityLabel("Now \(offer.new)")
          }
          // end
          DisclosureGroup("Details") {
            Text("Was and now are told.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a label")
          Text("Good Example using a card")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          PriceCard(title: "Headphones", old: "$99", new: "$79")
          // end
          DisclosureGroup("Details") {
            Text("A card is one element.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a card")
          Text("Good Example using visible words")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Backpack")
              .font(.headline)
              .accessibilityAddTraits(.isHeader)
            Text("Regular price $60")
            Text("Sale price $45")
              .foregroundStyle(.secondary)
            Text("You save 25 percent")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          // end
          DisclosureGroup("Details") {
            Text("The words are seen and heard.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using visible words")
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        VStack {
          Text("Bad Example using strike-through only")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: strikethrough-not-told
          HStack {
            Text("$49.99").strikethrough()
            Text("$29.99")
          }
          // end
          DisclosureGroup("Details") {
            Text("Which is the old one is only seen.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using strike-through only")
          Text("Bad Example using light grey")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: contrast-text
          Text("Price without tax")
            .foregroundColor(Color(white: 0.8))
            .font(.caption)
          // end
          DisclosureGroup("Details") {
            Text("The text is too light.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using light grey")
        }
      }
      .padding()
    }
    .navigationTitle("Price Cards")
  }
}

struct PriceCard: View {
  let title: LocalizedStringKey
  let old: String
  let new: String

  var body: some View {
    HStack(spacing: 12) {
      Image("headphones")
        .resizable()
        .scaledToFit()
        .frame(width: 60)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        prices
      }
      Spacer()
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }

  private var prices: some View {
    HStack {
      Text(old).strikethrough().accessibilityLabel("Old price \(old)")
      Text(new).bold().accessibilityLabel("New price \(new)")
    }
  }
}

#Preview {
  NavigationStack {
    PriceCardsView()
  }
}
