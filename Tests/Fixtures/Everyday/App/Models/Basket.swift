import Combine
import SwiftUI

final class Basket: ObservableObject {
  struct Item: Identifiable, Hashable {
    let product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var total: Decimal { product.price * Decimal(quantity) }
  }

  @Published var items: [Item]
  @Published private(set) var lastAdded: Product?

  init(items: [Item] = []) {
    self.items = items
  }

  var count: Int { items.reduce(0) { $0 + $1.quantity } }
  var total: Decimal { items.map(\.total).reduce(0, +) }
  var isEmpty: Bool { items.isEmpty }

  func add(_ product: Product, quantity: Int = 1) {
    if let index = items.firstIndex(where: { $0.id == product.id }) {
      items[index].quantity += quantity
    } else {
      items.append(Item(product: product, quantity: quantity))
    }
    lastAdded = product
  }

  func remove(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func removeAll() {
    objectWillChange.send()
    items = []
  }

  func save() {
    guard let data = try? JSONEncoder().encode(items.map(\.product)) else { return }
    UserDefaults.standard.set(data, forKey: "basket")
  }
}
