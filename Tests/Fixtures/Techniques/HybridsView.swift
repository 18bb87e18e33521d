import SwiftUI

struct HybridsView: View {
  @State private var vegan = false
  @State private var halal = false
  @State private var pickup = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var guests = 2
  @State private var brightness = 40.0
  @State private var plan = "Basic"
  @State private var terms = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Related controls share a group with a name.")
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
          Text("Good Example using a container")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Diet")
              .font(.headline)
              .accessibilityAddTraits(.isHeader)
            Toggle("Vegan", isOn: $vegan)
            Toggle("Halal", isOn: $halal)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Diet")
          // end
          DisclosureGroup("Details") {
            Text("The group has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a container")
          Text("Good Example using a date picker")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          DatePicker("Pick-up day", selection: $pickup, displayedComponents: [.date])
            .datePickerStyle(.graphical)
          // end
          DisclosureGroup("Details") {
            Text("The picker has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a date picker")
          Text("Good Example using a stepper")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Stepper(value: $guests, in: 1...8) {
            Text("Guests: \(guests)")
          }
          // end
          DisclosureGroup("Details") {
            Text("The stepper has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a stepper")
          Text("Good Example using a slider")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Slider(value: $brightness, in: 0...100, step: 5) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min").accessibilityHidden(true)
          } maximumValueLabel: {
            Image(systemName: "sun.max").accessibilityHidden(true)
          }
          .accessibilityValue("\(Int(brightness)) percent")
          // end
          DisclosureGroup("Details") {
            Text("The slider has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a slider")
          Text("Good Example using radio buttons")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Plan")
            ForEach(["Basic", "Family"], id: \.self) { name in
              Button {
                plan = name
              } label: {
                HStack {
                  Image(systemName: plan == name ? "largecircle.fill.circle" : "circle")
                    .accessibilityHidden(true)
                  Text(name)
                }
              }
              .accessibilityAddTraits(plan == name ? [.isSelected] : [])
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Plan")
          // end
          DisclosureGroup("Details") {
            Text("Radio buttons with traits.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using radio buttons")
          Text("Good Example using a checkbox")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button {
            terms.toggle()
          } label: {
            Label("I agree to the terms", systemImage: terms ? "checkmark.square.fill" : "square")
          }
          .accessibilityAddTraits(.isToggle)
          .accessibilityValue(terms ? "Checked" : "Unchecked")
          // end
          DisclosureGroup("Details") {
            Text("A checkbox with a value.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a checkbox")
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
          Text("Bad Example using no names")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          HStack {
            Text("Brightness of the screen")
            Slider(value: $brightness, in: 0...100)
          }
          // end
          DisclosureGroup("Details") {
            Text("The slider has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using no names")
          Text("Bad Example using a text beside a toggle")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          HStack {
            Text("Halal meals")
            Spacer()
            Toggle("", isOn: $halal)
              .labelsHidden()
          }
          // end
          DisclosureGroup("Details") {
            Text("The toggle has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a text beside a toggle")
          Text("Bad Example using a picture of a checkbox")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          HStack {
            Image(systemName: terms ? "checkmark.square" : "square")
            Text("Send me news")
          }
          .onTapGesture { terms.toggle() }
          // end
          DisclosureGroup("Details") {
            Text("Neither a trait nor a state.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a picture of a checkbox")
        }
      }
      .padding()
    }
    .navigationTitle("Groups of Controls")
  }
}

#Preview {
  NavigationStack {
    HybridsView()
  }
}
