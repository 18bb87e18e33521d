import SwiftUI

/// An accordion shows its content on demand, and says whether it is open.
struct AccordionsView: View {
  @State private var shipsOpen = false
  @State private var careOpen = false
  @State private var sizeOpen = false
  @State private var originOpen = false
  @State private var giftOpen = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("An accordion shows its content on demand, and says whether it is open.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          DisclosureGroup("Shipping costs") {
            Text("Parcels within the country are sent for free.")
          }
          // end
          DisclosureGroup("Details") {
            Text("A native disclosure group has the state of its own.")
          }
          .padding(.bottom)
          // good
          Button {
            careOpen.toggle()
          } label: {
            HStack {
              Text("Care instructions")
              Spacer()
              Image(systemName: careOpen ? "chevron.up" : "chevron.down")
            }
          }
          .accessibilityValue(careOpen ? "expanded" : "collapsed")
          if careOpen {
            Text("Wash by hand in cold water.")
          }
          // end
          DisclosureGroup("Details") {
            Text("A button that says its state as its value.")
          }
          .padding(.bottom)
          // good
          Button(sizeOpen ? "Hide the size table" : "Show the size table") { sizeOpen.toggle() }
          if sizeOpen {
            Text("Small is 48, medium is 50.")
          }
          // end
          DisclosureGroup("Details") {
            Text("A button whose title tells what it will do.")
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
          // bad: expanded-not-told, colour-only
          Button {
            originOpen.toggle()
          } label: {
            HStack {
              Text("Origin")
              Spacer()
              Image(systemName: originOpen ? "minus" : "plus")
            }
          }
          if originOpen {
            Text("Made by hand in Porto.")
          }
          // end
          DisclosureGroup("Details") {
            Text("The button never says that it is open.")
          }
          .padding(.bottom)
          // bad: trait-missing
          HStack {
            Text("Gift wrap")
            Spacer()
            Image(systemName: giftOpen ? "chevron.up" : "chevron.down").accessibilityHidden(true)
          }
          .contentShape(Rectangle())
          .onTapGesture { giftOpen.toggle() }
          if giftOpen {
            Text("We wrap every item on its own.")
          }
          // end
          DisclosureGroup("Details") {
            Text("A row of a tap gesture is no button.")
          }
          .padding(.bottom)
          // bad: disclosure-label-overrides
          DisclosureGroup("Returns") {
            Text("Send it back within thirty days.")
          }
          .accessibilityLabel("Returns and refunds")
          // end
          DisclosureGroup("Details") {
            Text("A label on the whole group takes the words of its content.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Accordions")
  }
}

#Preview {
  NavigationStack {
    AccordionsView()
  }
}
