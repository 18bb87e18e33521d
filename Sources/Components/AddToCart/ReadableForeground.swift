import SwiftUI

/// Black on a light colour and white on any other, by relative luminance.
nonisolated struct ReadableForeground: ShapeStyle {
  let background: Color

  init(on background: Color) { self.background = background }

  func resolve(in environment: EnvironmentValues) -> Color {
    let color = background.resolve(in: environment)
    let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
    return luminance > 0.5 ? .black : .white
  }
}
