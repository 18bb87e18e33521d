public import Foundation

/// Stands in for UIKit's colour, which Linux does not have, where SwiftUI code names one.
public final class UIColor: Hashable, Sendable {
  private enum Kind: Sendable {
    case color(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let kind: Kind

  public init(_ color: Color) { kind = .color(color) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(named name: String) { self.init(Color(name)) }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { kind = .dynamic(dynamicProvider) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(Color(self).opacity(Double(alpha))) }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch kind {
    case .color(let color): color.resolve(in: environment)
    case .dynamic(let provider):
      provider(UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light))
        .resolve(in: environment)
    }
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a dynamic colour may ask for.
public struct UITraitCollection: Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

extension UIColor {
  public static let systemRed = UIColor(Color(.system(.red)))
  public static let systemOrange = UIColor(Color(.system(.orange)))
  public static let systemYellow = UIColor(Color(.system(.yellow)))
  public static let systemGreen = UIColor(Color(.system(.green)))
  public static let systemMint = UIColor(Color(.system(.mint)))
  public static let systemTeal = UIColor(Color(.system(.teal)))
  public static let systemCyan = UIColor(Color(.system(.cyan)))
  public static let systemBlue = UIColor(Color(.system(.blue)))
  public static let systemIndigo = UIColor(Color(.system(.indigo)))
  public static let systemPurple = UIColor(Color(.system(.purple)))
  public static let systemPink = UIColor(Color(.system(.pink)))
  public static let systemBrown = UIColor(Color(.system(.brown)))
  public static let systemGray = UIColor(Color(.system(.gray)))
  public static let label = UIColor(Color(.system(.primary)))
  public static let secondaryLabel = UIColor(Color(.system(.secondary)))
  public static let tertiaryLabel = UIColor(Color(.system(.tertiary)))
  public static let quaternaryLabel = UIColor(Color(.system(.quaternary)))
  public static let placeholderText = UIColor(Color(.system(.tertiary)))
  public static let tintColor = UIColor(Color(.system(.blue)))
  public static let link = UIColor(Color(.system(.blue)))
  public static let red = UIColor(Color(.system(.red)))
  public static let orange = UIColor(Color(.system(.orange)))
  public static let yellow = UIColor(Color(.system(.yellow)))
  public static let green = UIColor(Color(.system(.green)))
  public static let cyan = UIColor(Color(.system(.cyan)))
  public static let blue = UIColor(Color(.system(.blue)))
  public static let purple = UIColor(Color(.system(.purple)))
  public static let brown = UIColor(Color(.system(.brown)))
  public static let gray = UIColor(Color(.system(.gray)))
  public static let white = UIColor(Color(.system(.white)))
  public static let black = UIColor(Color(.system(.black)))
  public static let systemBackground = UIColor(
    Color(.system(SystemColor(name: "systemBackground", light: 0xFFFFFF, dark: 0x000000, lightIncreased: 0xFFFFFF, darkIncreased: 0x000000))))
  public static let secondarySystemBackground = UIColor(
    Color(.system(SystemColor(name: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E, lightIncreased: 0xF2F2F7, darkIncreased: 0x1C1C1E))))
  public static let tertiarySystemBackground = UIColor(
    Color(.system(SystemColor(name: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E, lightIncreased: 0xFFFFFF, darkIncreased: 0x2C2C2E))))
  public static let systemGroupedBackground = UIColor(
    Color(.system(SystemColor(name: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000, lightIncreased: 0xF2F2F7, darkIncreased: 0x000000))))
  public static let secondarySystemGroupedBackground = UIColor(
    Color(.system(SystemColor(name: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E, lightIncreased: 0xFFFFFF, darkIncreased: 0x1C1C1E))))
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(.system(SystemColor(name: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E, lightIncreased: 0xF2F2F7, darkIncreased: 0x2C2C2E))))
  public static let systemGray2 = UIColor(
    Color(.system(SystemColor(name: "systemGray2", light: 0xAEAEB2, dark: 0x636366, lightIncreased: 0xAEAEB2, darkIncreased: 0x636366))))
  public static let systemGray3 = UIColor(
    Color(.system(SystemColor(name: "systemGray3", light: 0xC7C7CC, dark: 0x48484A, lightIncreased: 0xC7C7CC, darkIncreased: 0x48484A))))
  public static let systemGray4 = UIColor(
    Color(.system(SystemColor(name: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C, lightIncreased: 0xD1D1D6, darkIncreased: 0x3A3A3C))))
  public static let systemGray5 = UIColor(
    Color(.system(SystemColor(name: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E, lightIncreased: 0xE5E5EA, darkIncreased: 0x2C2C2E))))
  public static let systemGray6 = UIColor(
    Color(.system(SystemColor(name: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E, lightIncreased: 0xF2F2F7, darkIncreased: 0x1C1C1E))))
  public static let separator = UIColor(
    Color(.system(SystemColor(name: "separator", light: 0x3C3C43, dark: 0x545458, lightIncreased: 0x3C3C43, darkIncreased: 0x545458))))
  public static let opaqueSeparator = UIColor(
    Color(.system(SystemColor(name: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A, lightIncreased: 0xC6C6C8, darkIncreased: 0x38383A))))
  public static let systemFill = UIColor(
    Color(.system(SystemColor(name: "systemFill", light: 0x787880, dark: 0x787880, lightIncreased: 0x787880, darkIncreased: 0x787880))))
  public static let secondarySystemFill = UIColor(
    Color(.system(SystemColor(name: "secondarySystemFill", light: 0x787880, dark: 0x787880, lightIncreased: 0x787880, darkIncreased: 0x787880))))
  public static let tertiarySystemFill = UIColor(
    Color(.system(SystemColor(name: "tertiarySystemFill", light: 0x767680, dark: 0x767680, lightIncreased: 0x767680, darkIncreased: 0x767680))))
  public static let quaternarySystemFill = UIColor(
    Color(.system(SystemColor(name: "quaternarySystemFill", light: 0x747480, dark: 0x767680, lightIncreased: 0x747480, darkIncreased: 0x767680))))
  public static let lightGray = UIColor(
    Color(.system(SystemColor(name: "lightGray", light: 0xAAAAAA, dark: 0xAAAAAA, lightIncreased: 0xAAAAAA, darkIncreased: 0xAAAAAA))))
  public static let darkGray = UIColor(
    Color(.system(SystemColor(name: "darkGray", light: 0x555555, dark: 0x555555, lightIncreased: 0x555555, darkIncreased: 0x555555))))
  public static let clear = UIColor(.clear)
}
