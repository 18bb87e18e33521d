import SwiftUI

struct Drink: Identifiable, Hashable, Sendable {
  var id: String { name }
  var name: String
  var count: Int
  var note: String?
}

/// Bindings in all their usual forms, and rows in all of theirs.
struct DrinkList: View {
  @State private var drinks = [Drink(name: "Tea", count: 1), Drink(name: "Coffee", count: 2, note: "Black")]
  @State private var optional: Int? = 3
  @State private var selection: Set<String> = []
  @State private var flags = ["a": true]
  @State private var tuple = (first: 1, second: 2)

  private var doubled: Binding<Int> {
    Binding {
      drinks[0].count * 2
    } set: { newValue, transaction in
      withTransaction(transaction) { drinks[0].count = newValue / 2 }
    }
  }

  var body: some View {
    VStack {
      ForEach($drinks) { $drink in
        Stepper("\(drink.name): \(drink.count)", value: $drink.count, in: 0...9)
      }
      ForEach(Array(drinks.enumerated()), id: \.offset) { index, drink in
        Text("\(index + 1). \(drink.name)")
      }
      ForEach(drinks.indices, id: \.self) { index in
        Stepper("By index \(index)", value: $drinks[index].count)
      }
      ForEach(0..<2) { Text("Row \($0)") }
      ForEach(["x", "y"], id: \.self, content: Text.init)
      if let count = Binding($optional) { Stepper("Optional", value: count) }
      if let $drink = $drinks.first { Text($drink.wrappedValue.name) }
      Toggle("Flag", isOn: Binding(get: { flags["a", default: false] }, set: { flags["a"] = $0 }))
      Stepper("Doubled", value: doubled, step: 2)
      Stepper("Animated", value: $drinks[1].count.animation(.snappy))
      Stepper("First", value: $tuple.first)
      Stepper("Frozen", value: .constant(4), in: 0...9)
    }
  }
}

#Preview {
  DrinkList()
}
