import SwiftUI

struct Card: ViewModifier {
  var radius: CGFloat = 16

  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    if #available(iOS 26, *) {
      content
        .padding()
        .glassEffect(.regular.interactive(), in: .rect(cornerRadius: radius))
    } else {
      content
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: radius))
        .overlay(RoundedRectangle(cornerRadius: radius).strokeBorder(.quaternary))
        .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.1), radius: 8, x: 0, y: 4)
    }
  }
}

extension View {
  func card(radius: CGFloat = 16) -> some View {
    modifier(Card(radius: radius))
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func sectionTitle() -> some View {
    font(.title2.bold())
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h2)
  }
}

private struct CompactKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
  }

  @Entry var accentName = "Indigo"
}
