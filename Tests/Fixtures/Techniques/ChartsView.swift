import Charts
import SwiftUI

/// A chart says what it shows.
struct ChartsView: View {
  private let values: [(day: String, steps: Int)] = [("Monday", 4000), ("Tuesday", 6500), ("Wednesday", 5200)]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A chart says what it shows.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Chart(values, id: \.day) { value in
            BarMark(x: .value("Day", value.day), y: .value("Steps", value.steps))
          }
          .frame(height: 200)
          .accessibilityLabel("Steps this week")
          // end
          DisclosureGroup("Details") {
            Text("A label.")
          }
          .padding(.bottom)
          // good
          VStack(alignment: .leading) {
            Text("Steps this week, as a line")
            Chart {
              ForEach(values, id: \.day) { value in
                LineMark(x: .value("Day", value.day), y: .value("Steps", value.steps))
                  .symbol(.circle)
                  .accessibilityValue("\(value.steps) steps")
              }
            }
            .frame(height: 200)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Steps this week, as a line")
          // end
          DisclosureGroup("Details") {
            Text("A group with a label.")
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
          Chart(values, id: \.day) { value in
            BarMark(x: .value("Day", value.day), y: .value("Steps", value.steps))
          }
          .frame(height: 200)
          // end
          DisclosureGroup("Details") {
            Text("No label.")
          }
          .padding(.bottom)
          // bad: name-missing
          Chart(values, id: \.day) { value in
            SectorMark(angle: .value("Steps", value.steps), innerRadius: .ratio(0.6))
              .foregroundStyle(by: .value("Day", value.day))
          }
          .frame(height: 200)
          .accessibilityLabel("Chart")
          // end
          DisclosureGroup("Details") {
            Text("A label that says nothing.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Charts")
  }
}

#Preview {
  NavigationStack {
    ChartsView()
  }
}
