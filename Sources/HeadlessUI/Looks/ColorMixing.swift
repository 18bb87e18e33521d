import Foundation
import Semantics

nonisolated extension Gradient {
  /// The space in which colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

nonisolated extension Color {
  /// A colour between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: How much of the other: 0 is none, 1 is nothing else.
  ///   - colorSpace: Where the mean is taken; perceptual by default, in which equal steps look equal.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(self, rhs, fraction: fraction, isPerceptual: colorSpace.isPerceptual))
  }
}

extension Appearance.Color {
  nonisolated func mixed(with other: Self, by fraction: Double, isPerceptual: Bool) -> Self {
    let fraction = min(max(fraction, 0), 1)
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    let opacity = between(self.opacity, other.opacity)
    guard isPerceptual else {
      return Self(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
        opacity: opacity)
    }
    let (from, to) = (Oklab(self), Oklab(other))
    return Oklab(
      lightness: between(from.lightness, to.lightness), a: between(from.a, to.a), b: between(from.b, to.b)
    ).color(opacity: opacity)
  }
}

/// A colour by how it looks: lightness and two opponent axes.
///
/// The matrices are those of Björn Ottosson's definition of the space.
nonisolated private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: Appearance.Color) {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func color(opacity: Double) -> Appearance.Color {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return Appearance.Color(
      red: gammaEncoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: gammaEncoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: gammaEncoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }
}
