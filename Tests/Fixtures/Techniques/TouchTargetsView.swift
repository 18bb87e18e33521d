import SwiftUI

/// A target is large enough for a finger.
struct TouchTargetsView: View {
  @State private var n = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A target is large enough for a finger.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button {
            n += 1
          } label: {
            Image(systemName: "plus").frame(width: 44, height: 44)
          }
          .accessibilityLabel("Add a stop")
          // end
          DisclosureGroup("Details") {
            Text("A frame of 44 points.")
          }
          .padding(.bottom)
          // good
          Button {
            n += 1
          } label: {
            Image(systemName: "minus").frame(width: 20, height: 20).padding(12)
          }
          .accessibilityLabel("Remove a stop")
          // end
          DisclosureGroup("Details") {
            Text("Padding around a small symbol.")
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
          // bad: target-size-platform, target-size-wcag
          Button {
            n += 1
          } label: {
            Image(systemName: "xmark").resizable().frame(width: 16, height: 16)
          }
          .accessibilityLabel("Close the banner")
          // end
          DisclosureGroup("Details") {
            Text("Sixteen points.")
          }
          .padding(.bottom)
          // bad: target-size-platform
          Button {
            n += 1
          } label: {
            Image(systemName: "questionmark").frame(width: 30, height: 30)
          }
          .accessibilityLabel("Help with stops")
          // end
          DisclosureGroup("Details") {
            Text("Thirty points.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Touch Targets")
  }
}

#Preview {
  NavigationStack {
    TouchTargetsView()
  }
}
