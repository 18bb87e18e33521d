import SwiftUI

struct HandMadeChartsView: View {
  private let values: [(day: String, steps: Int)] = [("Monday", 4000), ("Tuesday", 6500), ("Wednesday", 5200)]
  @State private var pressed = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Charts made of shapes need a text alternative.")
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
          Text("Good Example using one element")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack(alignment: .bottom) {
            ForEach(values, id: \.day) { value in
              Rectangle()
                .fill(.blue)
                .frame(width: 40, height: CGFloat(value.steps) / 50)
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Steps per day")
          .accessibilityValue("Monday 4000, Tuesday 6500, Wednesday 5200")
          .accessibilityAddTraits(.isImage)
          // end
          DisclosureGroup("Details") {
            Text("The chart is an image with a value.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using one element")
          Text("Good Example using one element a bar")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack(alignment: .bottom) {
            ForEach(values, id: \.day) { value in
              VStack {
                RoundedRectangle(cornerRadius: 4)
                  .fill(Color.indigo)
                  .frame(width: 40, height: CGFloat(value.steps) / 50)
                Text(value.day.prefix(3))
                  .font(.caption)
              }
              .accessibilityElement()
              .accessibilityLabel(value.day)
              .accessibilityValue("\(value.steps) steps")
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Steps per day, bar chart")
          // end
          DisclosureGroup("Details") {
            Text("Each bar is an element.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using one element a bar")
          Text("Good Example using a ring with a value")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 12)
            Circle()
              .trim(from: 0, to: 0.7)
              .stroke(Color.green, lineWidth: 12)
            Text("70%")
          }
          .frame(width: 120, height: 120)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Daily goal")
          .accessibilityValue("70 percent")
          // end
          DisclosureGroup("Details") {
            Text("A ring is one element.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a ring with a value")
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
          Text("Bad Example using bars a tap tells more of")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          HStack(alignment: .bottom) {
            ForEach(values, id: \.day) { value in
              Rectangle()
                .fill(.orange)
                .frame(width: 40, height: CGFloat(value.steps) / 50)
                .onTapGesture { pressed.toggle() }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Bars have neither a name nor a trait.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using bars a tap tells more of")
          Text("Bad Example using an image of a chart")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing-image
          Image("sales-chart")
            .resizable()
            .frame(width: 300, height: 200)
          // end
          DisclosureGroup("Details") {
            Text("An image of a chart has no alternative.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using an image of a chart")
        }
      }
      .padding()
    }
    .navigationTitle("Charts")
  }
}

#Preview {
  NavigationStack {
    HandMadeChartsView()
  }
}
