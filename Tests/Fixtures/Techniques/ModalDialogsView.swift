import SwiftUI

/// A dialog of one's own keeps the cursor inside.
struct ModalDialogsView: View {
  @State private var showsGood = false
  @State private var showsBad = false
  @AccessibilityFocusState private var isDialogFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A dialog of one's own keeps the cursor inside.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          ZStack {
            Button("Empty the trash") {
              showsGood = true
              isDialogFocused = true
            }
            if showsGood {
              VStack {
                Text("Empty the trash for good?").accessibilityAddTraits(.isHeader).accessibilityFocused(
                  $isDialogFocused)
                Button("Empty") { showsGood = false }
                Button("Keep") { showsGood = false }
              }
              .padding()
              .background(RoundedRectangle(cornerRadius: 16).fill(Color(.systemBackground)))
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { showsGood = false }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Modal, and the cursor goes in.")
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
          // bad: status-not-announced
          ZStack {
            Button("Erase the disk") { showsBad = true }
            if showsBad {
              VStack {
                Text("Erase the whole disk?")
                Button("Erase") { showsBad = false }
                Button("Do not erase") { showsBad = false }
              }
              .padding()
              .background(RoundedRectangle(cornerRadius: 16).fill(Color(.systemBackground)))
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("It lies over everything and nobody is told.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Modal Dialogs")
  }
}

#Preview {
  NavigationStack {
    ModalDialogsView()
  }
}
