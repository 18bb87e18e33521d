import Foundation

struct Product: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var summary: String
  var price: Decimal
  var rating: Double
  var reviews: Int
  var colors: [String]
  var isInStock = true

  var formattedPrice: String {
    price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
  }
}

extension Product {
  static let kettle = Product(
    id: 1, name: "Enamel Kettle", summary: "Holds two litres and whistles when it is ready.", price: 39,
    rating: 4.5, reviews: 128, colors: ["Cream", "Forest", "Rust"])
  static let mug = Product(
    id: 2, name: "Camp Mug", summary: "Steel with a wooden handle.", price: 12.5, rating: 3.9, reviews: 41,
    colors: ["Cream"])
  static let stove = Product(
    id: 3, name: "Pocket Stove", summary: "Folds flat.", price: 54.99, rating: 4.8, reviews: 310, colors: [],
    isInStock: false)

  static let all: [Product] = [.kettle, .mug, .stove]
}
