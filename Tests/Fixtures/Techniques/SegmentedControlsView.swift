import SwiftUI

struct SegmentedControlsView: View {
  @State private var unit = "Metric"
  @State private var size = 1
  @State private var mode = "List"
  @State private var badMode = "Day"
  private let modes = ["Day", "Week", "Month"]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Segmented controls tell which segment is selected.")
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
          Text("Good Example using `Picker`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Units")
              .accessibilityHidden(true)
            Picker("Units", selection: $unit) {
              Text("Metric").tag("Metric")
              Text("Imperial").tag("Imperial")
            }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Units")
          }
          // end
          DisclosureGroup("Details") {
            Text("A group with a name around the segments.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Picker`")
          Text("Good Example using buttons")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Range")
            HStack(spacing: 0) {
              ForEach(modes, id: \.self) { item in
                Button {
                  mode = item
                } label: {
                  Text(item)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 12)
                    .foregroundColor(mode == item ? .white : .primary)
                    .background(mode == item ? Color(red: 0, green: 0.2, blue: 0.6) : Color.clear)
                }
                .accessibilityAddTraits(mode == item ? .isSelected : [])
              }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Range")
          // end
          DisclosureGroup("Details") {
            Text("The selected one says so.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using buttons")
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
          Text("Bad Example using colour only")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          HStack(spacing: 0) {
            ForEach(modes, id: \.self) { item in
              Text(item)
                .padding()
                .background(badMode == item ? Color.blue : Color.gray)
                .onTapGesture { badMode = item }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("No trait at all.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using colour only")
          Text("Bad Example using a picker with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          Picker("", selection: $size) {
            Text("S").tag(0)
            Text("M").tag(1)
            Text("L").tag(2)
          }
          .pickerStyle(.menu)
          // end
          DisclosureGroup("Details") {
            Text("The picker has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a picker with no name")
        }
      }
      .padding()
    }
    .navigationTitle("Segmented Controls")
  }
}

#Preview {
  NavigationStack {
    SegmentedControlsView()
  }
}
