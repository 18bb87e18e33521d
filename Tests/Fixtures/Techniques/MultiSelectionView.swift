import SwiftUI

/// A row that is chosen says so.
struct MultiSelectionView: View {
  @State private var good = Set<String>()
  @State private var bad = Set<String>()
  @State private var ticks = Set<String>()
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let toppings = ["Olives", "Capers"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A row that is chosen says so.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          ForEach(toppings, id: \.self) { topping in
            Button {
              if good.contains(topping) { good.remove(topping) } else { good.insert(topping) }
            } label: {
              HStack {
                Text(topping)
                Spacer()
                if good.contains(topping) {
                  Image(systemName: "checkmark")
                }
              }
            }
            .accessibilityAddTraits(good.contains(topping) ? .isSelected : [])
          }
          // end
          DisclosureGroup("Details") {
            Text("Rows that are selected.")
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
          ForEach(toppings, id: \.self) { topping in
            Button {
              if bad.contains(topping) { bad.remove(topping) } else { bad.insert(topping) }
            } label: {
              HStack {
                Text("Extra \(topping)")
                Spacer()
                if bad.contains(topping) {
                  Image(systemName: "checkmark")
                }
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Rows that are ticked for the eye.")
          }
          .padding(.bottom)
          // bad: trait-missing
          ForEach(toppings, id: \.self) { topping in
            HStack {
              Text("No \(topping)")
              Spacer()
              Image(systemName: ticks.contains(topping) ? "checkmark.circle.fill" : "circle")
            }
            .contentShape(Rectangle())
            .onTapGesture {
              if ticks.contains(topping) { ticks.remove(topping) } else { ticks.insert(topping) }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Rows that are tapped.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Multi Selection")
  }
}

#Preview {
  NavigationStack {
    MultiSelectionView()
  }
}
