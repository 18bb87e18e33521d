import Foundation
import Semantics

/// Where a colour gets its components from.
nonisolated indirect enum ColorSource: Hashable, Sendable, CustomStringConvertible {
  case fixed(Appearance.Color)
  case system(SystemColor)
  /// The tint of the surroundings, blue where there is none.
  case accent
  case asset(String)
  case faded(Color, Double)
  case mixed(Color, Color, fraction: Double, isPerceptual: Bool)
  case dynamic(UIColor)

  /// The components in an environment; nil for a colour of an asset catalogue.
  func components(in environment: EnvironmentValues) -> Appearance.Color? {
    switch self {
    case .fixed(let color): return color
    case .system(let color):
      return environment.knowsSystemColors || color.isPinned ? color.components(in: environment) : nil
    case .accent:
      guard let tint = environment.looks.tint else { return Color.blue.source.components(in: environment) }
      var outside = environment
      outside.looks.tint = nil
      return tint.source.components(in: outside)
    case .asset: return nil
    case .faded(let color, let opacity): return color.source.components(in: environment)?.faded(opacity)
    case .mixed(let from, let to, let fraction, let isPerceptual):
      guard let from = from.source.components(in: environment), let to = to.source.components(in: environment) else {
        return nil
      }
      return from.mixed(with: to, by: fraction, isPerceptual: isPerceptual)
    case .dynamic(let color):
      return color.resolvedColor(with: UITraitCollection(environment)).colorSource.components(in: environment)
    }
  }

  var description: String {
    switch self {
    case .fixed(let color): color.hexadecimal
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let from, let to, let fraction, _): "\(from) mixed with \(to) by \(fraction)"
    case .dynamic: "dynamic color"
    }
  }
}

extension Appearance.Color {
  nonisolated func faded(_ factor: Double) -> Self {
    var color = self
    color.opacity *= factor
    return color
  }

  /// The colour that is seen where this one lies over another.
  nonisolated func over(_ under: Self) -> Self {
    let opacity = self.opacity + under.opacity * (1 - self.opacity)
    guard opacity > 0 else { return Self(red: 0, green: 0, blue: 0, opacity: 0) }
    func blend(_ upper: Double, _ lower: Double) -> Double {
      (upper * self.opacity + lower * under.opacity * (1 - self.opacity)) / opacity
    }
    return Self(
      red: blend(red, under.red), green: blend(green, under.green), blue: blend(blue, under.blue), opacity: opacity)
  }

  /// The components as SwiftUI prints them: two hexadecimal digits each, opacity last.
  nonisolated var hexadecimal: String {
    let digits = [red, green, blue, opacity].map { component in
      let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
