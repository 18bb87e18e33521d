import SwiftUI

/// Dots tell the page.
struct PageControlsView: View {
  @State private var page = 1
  @State private var sheet = 1
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Dots tell the page.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            ForEach(1..<4) { dot in
              Circle().fill(dot == page ? Color.blue : Color.gray).frame(width: 8, height: 8)
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Page")
          .accessibilityValue("\(page) of 3")
          .accessibilityAdjustableAction { page = $0 == .increment ? min(page + 1, 3) : max(page - 1, 1) }
          // end
          DisclosureGroup("Details") {
            Text("One element with a value.")
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
          // bad: gesture-only
          Text("Photo \(sheet) of 3")
            .gesture(DragGesture().onEnded { _ in sheet = min(sheet + 1, 3) })
          // end
          DisclosureGroup("Details") {
            Text("A swipe that only a finger makes.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Page Controls")
  }
}

#Preview {
  NavigationStack {
    PageControlsView()
  }
}
