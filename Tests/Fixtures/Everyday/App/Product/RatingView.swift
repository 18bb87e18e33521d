import SwiftUI

struct RatingView: View {
  let rating: Double
  var maximum = 5

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: symbol(for: star))
          .foregroundColor(.orange)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Rating"))
    .accessibilityValue(Text("\(rating, specifier: "%.1f") out of \(maximum)"))
  }

  private func symbol(for star: Int) -> String {
    if rating >= Double(star) { return "star.fill" }
    return rating >= Double(star) - 0.5 ? "star.leadinghalf.filled" : "star"
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  VStack {
    RatingView(rating: 4.5)
    RatingView(rating: 3)
  }
}
