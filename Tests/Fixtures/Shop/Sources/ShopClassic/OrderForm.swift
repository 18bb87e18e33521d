import Foundation
import SwiftUI

final class Order: ObservableObject {
  @Published var cups = 1
  @Published var isGift = false
}

extension EnvironmentValues {
  @Entry var greeting: String = "Order"
}

struct OrderForm: View {
  @StateObject private var order = Order()
  @State private var size = "Small"
  @Environment(\.greeting) private var greeting
  private let sizes = ["Small", "Large"]

  var body: some View {
    NavigationStack {
      Form {
        Section("Drink") {
          Stepper("Cups: \(order.cups)", value: $order.cups, in: 1...4)
          Picker("Size", selection: $size) {
            ForEach(sizes, id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
        }
        Toggle("A gift", isOn: $order.isGift)
        if order.isGift {
          Text("Wrapped in paper")
        }
      }
      .navigationTitle(greeting)
    }
  }
}

#Preview("Empty") {
  OrderForm()
}

#Preview("With state", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = false

  Toggle("Express \(1234.formatted())", isOn: $isOn)
}
