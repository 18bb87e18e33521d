import SwiftUI

/// What can be pressed is a button.
struct ButtonsAndTapsView: View {
  @State private var count = 0
  @State private var follows = false
  @State private var muted = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What can be pressed is a button.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button("Follow this page") { count += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A button.")
          }
          .padding(.bottom)
          // good
          Text("Open the map")
            .onTapGesture { follows.toggle() }
            .accessibilityAddTraits(.isButton)
          // end
          DisclosureGroup("Details") {
            Text("A tap gesture with the trait.")
          }
          .padding(.bottom)
          // good
          Button("Check out") {}.disabled(true)
          // end
          DisclosureGroup("Details") {
            Text("A dimmed button.")
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
          Text("Show all reviews").foregroundColor(.blue).onTapGesture { count += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A text with a tap gesture.")
          }
          .padding(.bottom)
          // bad: trait-missing
          Text("Load more pictures").gesture(TapGesture().onEnded { count += 1 })
          // end
          DisclosureGroup("Details") {
            Text("A gesture by another name.")
          }
          .padding(.bottom)
          // bad: trait-missing
          Image(systemName: "info.circle")
            .accessibilityLabel("About this price")
            .onTapGesture { count += 1 }
          // end
          DisclosureGroup("Details") {
            Text("An image with a tap gesture.")
          }
          .padding(.bottom)
          // bad: contrast-text
          Button("Pay now") { if muted { count += 1 } }
            .foregroundColor(.gray)
            .opacity(0.4)
          // end
          DisclosureGroup("Details") {
            Text("A button that only looks dimmed.")
          }
          .padding(.bottom)
          // bad: hit-off-but-spoken
          Button("Redeem voucher") { count += 1 }.allowsHitTesting(false)
          // end
          DisclosureGroup("Details") {
            Text("A button that takes no touch.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Buttons And Taps")
  }
}

#Preview {
  NavigationStack {
    ButtonsAndTapsView()
  }
}
