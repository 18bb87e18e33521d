public import Foundation

/// A colour that takes its value from the environment it is used in.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  let source: ColorSource

  init(source: ColorSource) { self.source = source }

  /// The space that the components of a colour are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Makes a colour of its components.
  ///
  /// - Parameters:
  ///   - colorSpace: The space in which the components are given; sRGB by default.
  ///   - red: From 0 to 1, and past either end in an extended space.
  ///   - green: Like red.
  ///   - blue: Like red.
  ///   - opacity: From 0, which shows nothing, to 1, the default.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .fixed(colorSpace.sRGB(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let darkest = brightness - chroma
    let (red, green, blue) =
      switch sector {
      case ..<1: (chroma, second, 0.0)
      case ..<2: (second, chroma, 0.0)
      case ..<3: (0.0, chroma, second)
      case ..<4: (0.0, second, chroma)
      case ..<5: (second, 0.0, chroma)
      default: (chroma, 0.0, second)
      }
    self.init(red: red + darkest, green: green + darkest, blue: blue + darkest, opacity: opacity)
  }

  /// Makes a colour of an asset catalogue, whose components are not known here.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Takes a colour of an asset catalogue, whose components are not known here.
  public init(_ resource: ColorResource) { source = .asset(resource.name) }

  /// Makes a colour of components that were read in an environment.
  public init(_ resolved: Resolved) { source = .fixed(resolved.appearanceColor) }

  /// Takes a colour of UIKit.
  public init(_ color: UIColor) { source = color.colorSource }
  public init(uiColor: UIColor) { source = uiColor.colorSource }

  /// The colour with a part of its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(self, opacity)) }

  public var description: String { source.description }
}

/// A colour of an asset catalogue, by its name.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color: SilentView {}
