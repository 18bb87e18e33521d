import Foundation
import Semantics

extension Appearance.Color {
  /// The relative luminance of WCAG 2, from 0 for black to 1 for white.
  ///
  /// Components outside of sRGB are clamped.
  var luminance: Double {
    func linear(_ component: Double) -> Double {
      let value = component.isFinite ? min(max(component, 0), 1) : 0
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2 between two opaque colours, from 1 to 21.
  func contrast(with other: Self) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// What is seen of the colour over an opaque one.
  func over(_ under: Self, opacity factor: Double = 1) -> Self {
    let opacity = min(max(opacity * factor, 0), 1)
    func blend(_ upper: Double, _ lower: Double) -> Double { upper * opacity + lower * (1 - opacity) }
    return Self(red: blend(red, under.red), green: blend(green, under.green), blue: blend(blue, under.blue))
  }

  /// The colour as people write it, such as `#767676`.
  var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  static let black = Self(red: 0, green: 0, blue: 0)
  static let white = Self(red: 1, green: 1, blue: 1)
}

/// A number with two decimals, cut off and not rounded, so that 4.478 is not shown as if it were enough.
func truncated(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded(.down))
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
