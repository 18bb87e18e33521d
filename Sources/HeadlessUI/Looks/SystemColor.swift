import Semantics

/// The colours of iOS 13 to 18 as Apple's guidelines and UIKit give them, raw values being the names that SwiftUI prints.
nonisolated enum SystemColor: String, Hashable, Sendable {
  case black, white, clear
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2 = "systemGray2"
  case gray3 = "systemGray3"
  case gray4 = "systemGray4"
  case gray5 = "systemGray5"
  case gray6 = "systemGray6"
  case primary, secondary
  case tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  func components(in environment: EnvironmentValues) -> Appearance.Color {
    let (light, dark, lightIncreased, darkIncreased) = values
    let shade =
      switch (environment.colorScheme, environment.colorSchemeContrast) {
      case (.light, .standard): light
      case (.dark, .standard): dark
      case (.light, .increased): lightIncreased
      case (.dark, .increased): darkIncreased
      }
    return shade.color
  }

  /// Whether the components are the same wherever the system is: black, white, and what texts have by themselves.
  var isPinned: Bool {
    switch self {
    case .black, .white, .clear, .primary, .systemBackground: true
    default: false
    }
  }

  /// A colour of 8 bits a component, and its opacity in hundredths.
  struct Shade {
    let rgb: UInt32
    let percent: Double

    init(_ rgb: UInt32, _ percent: Double = 100) {
      self.rgb = rgb
      self.percent = percent
    }

    var color: Appearance.Color {
      func component(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
      return Appearance.Color(red: component(16), green: component(8), blue: component(0), opacity: percent / 100)
    }
  }

  private typealias Shades = (light: Shade, dark: Shade, lightIncreased: Shade, darkIncreased: Shade)

  private var values: Shades {
    func opaque(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) -> Shades {
      (Shade(light), Shade(dark), Shade(lightIncreased), Shade(darkIncreased))
    }
    func veil(_ light: UInt32, _ dark: UInt32, _ percents: (Double, Double, Double, Double)) -> Shades {
      (Shade(light, percents.0), Shade(dark, percents.1), Shade(light, percents.2), Shade(dark, percents.3))
    }
    return switch self {
    case .black: opaque(0x000000, 0x000000, 0x000000, 0x000000)
    case .white: opaque(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
    case .clear: veil(0x000000, 0x000000, (0, 0, 0, 0))
    case .red: opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .teal: opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .primary: opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondary: veil(0x3C3C43, 0xEBEBF5, (60, 60, 80, 70))
    case .tertiaryLabel: veil(0x3C3C43, 0xEBEBF5, (30, 30, 70, 55))
    case .quaternaryLabel: veil(0x3C3C43, 0xEBEBF5, (18, 16, 55, 40))
    case .placeholderText: veil(0x3C3C43, 0xEBEBF5, (30, 30, 70, 55))
    case .link: opaque(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    case .separator: (Shade(0x3C3C43, 29), Shade(0x545458, 60), Shade(0x3C3C43, 37), Shade(0x545458, 68))
    case .opaqueSeparator: opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    case .systemFill: veil(0x787880, 0x787880, (20, 36, 28, 44))
    case .secondarySystemFill: veil(0x787880, 0x787880, (16, 32, 24, 40))
    case .tertiarySystemFill: veil(0x767680, 0x767680, (12, 24, 20, 32))
    case .quaternarySystemFill: veil(0x747480, 0x767680, (8, 18, 16, 26))
    case .systemBackground: opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    case .secondarySystemBackground: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiarySystemBackground: opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .systemGroupedBackground: opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondarySystemGroupedBackground: opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiarySystemGroupedBackground: opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    }
  }
}
