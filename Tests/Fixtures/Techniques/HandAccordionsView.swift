import SwiftUI

struct HandAccordionsView: View {
  @State private var isOpen = false
  @State private var opensTwo = false
  @State private var opensBad = false
  @State private var opensPlus = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Accordions tell whether they are open.")
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
          Text("Good Example using a value")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Button {
              withAnimation { isOpen.toggle() }
            } label: {
              HStack {
                Text("Shipping costs")
                Spacer()
                Image(systemName: isOpen ? "chevron.up" : "chevron.down")
              }
            }
            .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
            if isOpen {
              Text("Free above 40 dollars.")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("The value tells the state.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a value")
          Text("Good Example using a `DisclosureGroup`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          DisclosureGroup(isExpanded: $opensTwo) {
            Text("Within 30 days.")
              .frame(maxWidth: .infinity, alignment: .leading)
          } label: {
            Label("Returns", systemImage: "arrow.uturn.backward")
          }
          .tint(.primary)
          // end
          DisclosureGroup("Details") {
            Text("A native accordion.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a `DisclosureGroup`")
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
          Text("Bad Example using a chevron")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: expanded-not-told
          VStack(alignment: .leading) {
            Button(action: { opensBad.toggle() }) {
              HStack {
                Text("Warranty")
                Spacer()
                Image(systemName: "chevron.down")
                  .rotationEffect(.degrees(opensBad ? 180 : 0))
              }
            }
            if opensBad {
              Text("Two years.")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Only the chevron tells the state.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a chevron")
          Text("Bad Example using a tap")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          VStack(alignment: .leading) {
            HStack {
              Text("Gift cards").font(.headline)
              Image(systemName: opensPlus ? "minus" : "plus")
            }
            .onTapGesture { opensPlus.toggle() }
            if opensPlus {
              Text("From 10 to 500 dollars.")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("No button and no state.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a tap")
        }
      }
      .padding()
    }
    .navigationTitle("Accordions made by hand")
  }
}

#Preview {
  NavigationStack {
    HandAccordionsView()
  }
}
