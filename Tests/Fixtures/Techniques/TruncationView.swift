import SwiftUI

/// Names and amounts are not cut off.
struct TruncationView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Names and amounts are not cut off.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("The amount of your last bill is 1,204 euros and 50 cents.")
          // end
          DisclosureGroup("Details") {
            Text("It wraps.")
          }
          .padding(.bottom)
          // good
          Button("Pay the whole amount at once and get a discount of two percent") {}
          // end
          DisclosureGroup("Details") {
            Text("A button that wraps.")
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
          // bad: type-truncated
          Button {
          } label: {
            Text("Pay the whole amount in twelve monthly parts at no extra cost").lineLimit(1)
          }
          // end
          DisclosureGroup("Details") {
            Text("A button of one line.")
          }
          .padding(.bottom)
          // bad: type-frame-fixed
          Text("Total 1,204.50 €").frame(width: 60, height: 20)
          // end
          DisclosureGroup("Details") {
            Text("A small box.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Truncation")
  }
}

#Preview {
  NavigationStack {
    TruncationView()
  }
}
