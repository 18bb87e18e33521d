import SwiftUI

/// A gauge says what it measures.
struct GaugesView: View {
  @State private var level = 0.4
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A gauge says what it measures.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Gauge(value: level) { Text("Battery") }
          // end
          DisclosureGroup("Details") {
            Text("A label.")
          }
          .padding(.bottom)
          // good
          Gauge(value: level, in: 0...1) { EmptyView() }.accessibilityLabel("Water tank")
          // end
          DisclosureGroup("Details") {
            Text("A label for the listener.")
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
          // bad: name-missing
          Gauge(value: level) { EmptyView() }
          // end
          DisclosureGroup("Details") {
            Text("An empty label.")
          }
          .padding(.bottom)
          // bad: name-missing
          Gauge(value: level) { Text("") }
          // end
          DisclosureGroup("Details") {
            Text("A text of nothing.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Gauges")
  }
}

#Preview {
  NavigationStack {
    GaugesView()
  }
}
