import Foundation
import Semantics

extension Color {
  /// What a colour picker says of a colour: its hue between the pure ones, such as "cyan blue"; nil where it is not known.
  func spokenName(in environment: EnvironmentValues) -> String? {
    guard let color = source.components(in: environment) else { return nil }
    let channels = [color.red, color.green, color.blue]
    guard let high = channels.max(), let low = channels.min() else { return nil }
    let lightness = (high + low) / 2
    let chroma = high - low
    guard chroma > 0.06 else {
      switch lightness {
      case ..<0.05: return "black"
      case ..<0.35: return "dark gray"
      case ..<0.7: return "gray"
      case ..<0.95: return "light gray"
      default: return "white"
      }
    }
    let sector: Double =
      if high == color.red {
        (color.green - color.blue) / chroma
      } else if high == color.green {
        (color.blue - color.red) / chroma + 2
      } else {
        (color.red - color.green) / chroma + 4
      }
    let hues = [
      "red", "orange", "yellow", "yellow green", "green", "cyan green", "cyan", "cyan blue", "blue", "purple",
      "magenta", "pink",
    ]
    let hue = hues[(Int((sector * 2).rounded()) + 24) % 12]
    switch lightness {
    case ..<0.25: return "dark \(hue)"
    case 0.8...: return "light \(hue)"
    default: return hue
    }
  }
}
