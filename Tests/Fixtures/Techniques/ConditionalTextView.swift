import SwiftUI

/// A label follows what it stands for.
struct ConditionalTextView: View {
  @State private var plays = false
  @State private var records = false
  @State private var locked = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A label follows what it stands for.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button {
            plays.toggle()
          } label: {
            Image(systemName: plays ? "pause.fill" : "play.fill")
          }
          .accessibilityLabel(plays ? "Pause" : "Play")
          // end
          DisclosureGroup("Details") {
            Text("The label changes with the picture.")
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
          // bad: colour-only
          Button {
            records.toggle()
          } label: {
            Image(systemName: records ? "stop.circle" : "record.circle")
          }
          .accessibilityLabel("Record")
          // end
          DisclosureGroup("Details") {
            Text("The label stays.")
          }
          .padding(.bottom)
          // bad: label-stale, colour-only
          Button(locked ? "Unlock the door" : "Lock the door") { locked.toggle() }
            .accessibilityLabel("Lock the door")
          // end
          DisclosureGroup("Details") {
            Text("The title changes and the label does not.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Conditional Text")
  }
}

#Preview {
  NavigationStack {
    ConditionalTextView()
  }
}
