import SwiftUI

struct BasketView: View {
  @EnvironmentObject private var basket: Basket
  @Binding var isCheckingOut: Bool

  var body: some View {
    Group {
      if basket.isEmpty {
        ContentUnavailableView(
          "Nothing here yet", systemImage: "basket", description: Text("What you add to the basket shows up here."))
      } else {
        List {
          ForEach($basket.items) { $item in
            Stepper(value: $item.quantity, in: 1...10) {
              LabeledContent(item.product.name, value: item.quantity, format: .number)
            }
          }
          .onDelete(perform: basket.remove)

          LabeledContent("Total") {
            Text(basket.total, format: .currency(code: "USD"))
              .bold()
          }
        }
      }
    }
    .navigationTitle("Basket")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { EditButton().disabled(basket.isEmpty) }
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer()
        Button("Check Out") { isCheckingOut = true }
          .disabled(basket.isEmpty)
      }
    }
  }
}

#Preview {
  @Previewable @State var isCheckingOut = false
  @Previewable @StateObject var basket = Basket(items: [
    .init(product: .kettle, quantity: 1), .init(product: .mug, quantity: 3),
  ])

  NavigationStack {
    BasketView(isCheckingOut: $isCheckingOut)
  }
  .environmentObject(basket)
}

#Preview("Empty") {
  NavigationStack {
    BasketView(isCheckingOut: .constant(false))
  }
  .environmentObject(Basket())
}
