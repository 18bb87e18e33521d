import SwiftUI

struct ShopView: View {
  enum Route: Hashable {
    case product(Product)
    case basket
  }

  @EnvironmentObject var basket: Basket
  @State private var path: [Route] = []
  @State private var query = ""
  @State private var isCheckingOut = false

  private var products: [Product] {
    guard !query.isEmpty else { return Product.all }
    return Product.all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(products) { product in
            NavigationLink(value: Route.product(product)) {
              ProductRow(product: product)
            }
          }
        } header: {
          Text("New this week")
        } footer: {
          Text("^[\(products.count) product](inflect: true)")
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if products.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query, prompt: "Search the shop")
      .navigationTitle("Shop")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .product(let product): ProductPage(product: product)
        case .basket: BasketView(isCheckingOut: $isCheckingOut)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            path.append(.basket)
          } label: {
            Label("Basket", systemImage: "basket")
          }
          .accessibilityValue("\(basket.count) items")
        }
      }
      .fullScreenCover(isPresented: $isCheckingOut) {
        CheckoutView()
      }
    }
  }
}

private struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(width: 56, height: 56)
      VStack(alignment: .leading) {
        Text(product.name)
          .font(.headline)
        Text(product.formattedPrice)
          .font(.subheadline)
        if !product.isInStock {
          Text("Sold out")
            .font(.caption)
            .foregroundStyle(.red)
        }
      }
      Spacer(minLength: 0)
    }
  }
}

#Preview {
  ShopView()
    .environmentObject(Basket())
}
