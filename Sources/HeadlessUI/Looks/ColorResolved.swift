import Foundation
import Semantics

nonisolated extension Color {
  /// The components of a colour in one environment, in extended linear sRGB.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Red as light, without the gamma of sRGB, nominally from 0 to 1.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        colorSpace.sRGB(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    init(_ color: Appearance.Color) {
      linearRed = Float(linear(color.red))
      linearGreen = Float(linear(color.green))
      linearBlue = Float(linear(color.blue))
      opacity = Float(color.opacity)
    }

    /// Red with the gamma of sRGB, nominally from 0 to 1.
    public var red: Float {
      get { Float(gammaEncoded(Double(linearRed))) }
      set { linearRed = Float(linear(Double(newValue))) }
    }

    public var green: Float {
      get { Float(gammaEncoded(Double(linearGreen))) }
      set { linearGreen = Float(linear(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(gammaEncoded(Double(linearBlue))) }
      set { linearBlue = Float(linear(Double(newValue))) }
    }

    public var description: String { appearanceColor.hexadecimal }

    /// The components as the tree keeps them, rid of what single precision adds.
    var appearanceColor: Appearance.Color {
      func tidy(_ component: Float) -> Double { (Double(component) * 1_000_000).rounded() / 1_000_000 }
      return Appearance.Color(red: tidy(red), green: tidy(green), blue: tidy(blue), opacity: tidy(opacity))
    }
  }

  /// The components in an environment; transparent black for a colour of an asset catalogue.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(
      source.components(in: environment) ?? Appearance.Color(red: 0, green: 0, blue: 0, opacity: 0))
  }
}

nonisolated extension Color.RGBColorSpace {
  func sRGB(red: Double, green: Double, blue: Double, opacity: Double) -> Appearance.Color {
    switch self {
    case .sRGB: return Appearance.Color(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return Appearance.Color(
        red: gammaEncoded(red), green: gammaEncoded(green), blue: gammaEncoded(blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      return Appearance.Color(
        red: gammaEncoded(1.2249401763 * r - 0.2249401763 * g),
        green: gammaEncoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: gammaEncoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), opacity: opacity)
    }
  }
}

/// The linear component of a gamma-encoded one of extended sRGB.
nonisolated func linear(_ component: Double) -> Double {
  let size = abs(component)
  let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return component < 0 ? -result : result
}

/// The gamma-encoded component of a linear one of extended sRGB.
nonisolated func gammaEncoded(_ component: Double) -> Double {
  let size = abs(component)
  let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return component < 0 ? -result : result
}
