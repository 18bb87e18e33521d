import SwiftUI

struct ProductPage: View {
  let product: Product

  @EnvironmentObject private var basket: Basket
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var color: String?
  @State private var quantity = 1
  @State private var isFavorite = false
  @State private var isShowingDetails = false
  @State private var isShowingReviews = false
  @ScaledMetric(relativeTo: .body) private var swatchSize = 28.0
  @Namespace private var swatches
  @AccessibilityFocusState private var isReviewsFocused: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        hero
        heading
        if !product.colors.isEmpty {
          colorPicker
        }
        quantityStepper
        addButton
        DisclosureGroup("Materials and care", isExpanded: $isShowingDetails) {
          Text("Wash by hand. Do not heat while empty.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding()
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        favoriteButton
        ShareLink(item: product.name)
      }
    }
    .sheet(isPresented: $isShowingReviews) {
      isReviewsFocused = true
    } content: {
      ReviewsSheet(product: product)
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
    .sensoryFeedback(.success, trigger: basket.count)
    .sensoryFeedback(trigger: isFavorite) { _, isFavorite in
      isFavorite ? .impact(weight: .light) : nil
    }
    .onAppear { color = color ?? product.colors.first }
  }

  private var hero: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomTrailing) {
        LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
        Image(systemName: "cup.and.saucer.fill")
          .resizable()
          .scaledToFit()
          .frame(width: proxy.size.width * 0.4)
          .foregroundStyle(.white.opacity(0.9))
      }
      .accessibilityElement()
      .accessibilityLabel("Photo of \(product.name)")
      .accessibilityAddTraits(.isImage)
    }
    .aspectRatio(4 / 3, contentMode: .fit)
    .clipShape(.rect(cornerRadius: 16))
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(product.name)
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Text(product.price, format: .currency(code: "USD"))
          .font(.title3.monospacedDigit())
      }
      Text(product.summary)
        .fixedSize(horizontal: false, vertical: true)
      Button {
        isShowingReviews = true
      } label: {
        HStack(spacing: 4) {
          RatingView(rating: product.rating)
          Text("^[\(product.reviews) review](inflect: true)")
          Image(systemName: "chevron.right")
            .imageScale(.small)
        }
        .frame(minHeight: 44)
      }
      .accessibilityHint("Shows what people say")
      .accessibilityFocused($isReviewsFocused)
    }
  }

  private var colorPicker: some View {
    VStack(alignment: .leading) {
      Text("Color")
        .sectionTitle()
      FlowLayout(spacing: 12) {
        ForEach(product.colors, id: \.self) { name in
          let isSelected = color == name
          Button {
            withAnimation(.snappy) { color = name }
          } label: {
            Text(name)
              .padding(.horizontal, 14)
              .frame(minWidth: swatchSize, minHeight: 44)
              .background {
                if isSelected {
                  Capsule()
                    .strokeBorder(.tint, lineWidth: 2)
                    .matchedGeometryEffect(id: "selection", in: swatches)
                }
              }
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Color")
    }
  }

  private var quantityStepper: some View {
    Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
      .disabled(!product.isInStock)
  }

  @ViewBuilder private var addButton: some View {
    if product.isInStock {
      Button {
        basket.add(product, quantity: quantity)
        AccessibilityNotification.Announcement("Added to basket").post()
      } label: {
        Label("Add to Basket", systemImage: "basket.fill")
      }
      .buttonStyle(.filled)
    } else {
      Button("Sold Out", action: {})
        .buttonStyle(.filled(.gray))
        .disabled(true)
    }
  }

  private var favoriteButton: some View {
    Button {
      isFavorite.toggle()
    } label: {
      Image(systemName: isFavorite ? "heart.fill" : "heart")
        .symbolEffect(.bounce, value: isFavorite)
        .contentTransition(.symbolEffect(.replace))
    }
    .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
  }
}

private struct ReviewsSheet: View {
  let product: Product

  @Environment(\.dismiss) private var dismiss
  @State private var reviews: [String]?

  var body: some View {
    NavigationStack {
      Group {
        if let reviews {
          List(reviews, id: \.self, rowContent: Text.init)
        } else {
          ProgressView("Loading reviews…")
        }
      }
      .navigationTitle("Reviews")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { dismiss() }
        }
      }
      .task {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        reviews = ["Whistles in tune.", "Heavier than it looks."]
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
  }
}

struct ProductPage_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      NavigationStack {
        ProductPage(product: .kettle)
      }
      .previewDisplayName("Kettle")

      NavigationStack {
        ProductPage(product: .stove)
      }
      .preferredColorScheme(.dark)
      .previewDisplayName("Sold out")
    }
    .environmentObject(Basket())
  }
}
