import SwiftUI

/// A slider has a name and a value that makes sense.
struct SlidersView: View {
  @State private var volume = 0.5
  @State private var price = 300.0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A slider has a name and a value that makes sense.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Slider(value: $volume, in: 0...1) { Text("Volume") }
          // end
          DisclosureGroup("Details") {
            Text("A label.")
          }
          .padding(.bottom)
          // good
          Slider(value: $price, in: 0...1_000, step: 50)
            .accessibilityLabel("Highest price")
            .accessibilityValue("\(Int(price)) euros")
          // end
          DisclosureGroup("Details") {
            Text("A label and a value.")
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
          Text("Brightness")
          Slider(value: $volume, in: 0...1)
          // end
          DisclosureGroup("Details") {
            Text("A text beside it.")
          }
          .padding(.bottom)
          // bad: name-missing
          Slider(value: $volume) { Text("") }
          // end
          DisclosureGroup("Details") {
            Text("An empty label.")
          }
          .padding(.bottom)
          // bad: name-missing
          Slider(value: $price, in: 0...1_000, step: 50) {
            EmptyView()
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1000")
          }
          // end
          DisclosureGroup("Details") {
            Text("Hidden labels and no name.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Sliders")
  }
}

#Preview {
  NavigationStack {
    SlidersView()
  }
}
