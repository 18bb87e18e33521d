import SwiftUI

/// One of several choices is selected, and belongs to a group.
struct RadioButtonsView: View {
  @State private var speed = 0
  @State private var seat = 0
  @State private var meal = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let speeds = ["Standard", "Express"]
  private let seats = ["Window", "Aisle"]
  private let meals = ["Pasta", "Curry"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("One of several choices is selected, and belongs to a group.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          VStack(alignment: .leading) {
            Text("Delivery")
            ForEach(speeds.indices, id: \.self) { index in
              Button {
                speed = index
              } label: {
                Label(speeds[index], systemImage: speed == index ? "largecircle.fill.circle" : "circle")
              }
              .accessibilityAddTraits(speed == index ? .isSelected : [])
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Delivery")
          // end
          DisclosureGroup("Details") {
            Text("Selected, in a named group.")
          }
          .padding(.bottom)
          // good
          Picker("Language of the tour", selection: $speed) {
            Text("English").tag(0)
            Text("Dutch").tag(1)
          }
          .pickerStyle(.inline)
          // end
          DisclosureGroup("Details") {
            Text("A picker.")
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
          VStack(alignment: .leading) {
            Text("Seat")
            ForEach(seats.indices, id: \.self) { index in
              Button {
                seat = index
              } label: {
                HStack {
                  Image(systemName: seat == index ? "circle.inset.filled" : "circle")
                  Text(seats[index])
                }
              }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Seat")
          // end
          DisclosureGroup("Details") {
            Text("The circle is filled and nothing is said.")
          }
          .padding(.bottom)
          // bad: group-unlabelled
          VStack(alignment: .leading) {
            Text("Meal")
            ForEach(meals.indices, id: \.self) { index in
              Button {
                meal = index
              } label: {
                Label(meals[index], systemImage: meal == index ? "largecircle.fill.circle" : "circle")
              }
              .accessibilityAddTraits(meal == index ? .isSelected : [])
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Selected, in no group.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Radio Buttons")
  }
}

#Preview {
  NavigationStack {
    RadioButtonsView()
  }
}
