/// The colours of the system by appearance, as Apple's Human Interface Guidelines list them for iOS 13 to 18.
struct SystemColor: Hashable {
  let name: String
  let light: UInt32
  let dark: UInt32
  let lightIncreased: UInt32
  let darkIncreased: UInt32
  var opacity = 1.0

  func value(in scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> UInt32 {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}

extension SystemColor {
  static let red = SystemColor(
    name: "red", light: 0xFF3B30, dark: 0xFF453A, lightIncreased: 0xD70015, darkIncreased: 0xFF6961)
  static let orange = SystemColor(
    name: "orange", light: 0xFF9500, dark: 0xFF9F0A, lightIncreased: 0xC93400, darkIncreased: 0xFFB340)
  static let yellow = SystemColor(
    name: "yellow", light: 0xFFCC00, dark: 0xFFD60A, lightIncreased: 0xB25000, darkIncreased: 0xFFD426)
  static let green = SystemColor(
    name: "green", light: 0x34C759, dark: 0x30D158, lightIncreased: 0x248A3D, darkIncreased: 0x30DB5B)
  static let mint = SystemColor(
    name: "mint", light: 0x00C7BE, dark: 0x63E6E2, lightIncreased: 0x0C817B, darkIncreased: 0x66D4CF)
  static let teal = SystemColor(
    name: "teal", light: 0x30B0C7, dark: 0x40C8E0, lightIncreased: 0x008299, darkIncreased: 0x5DE6FF)
  static let cyan = SystemColor(
    name: "cyan", light: 0x32ADE6, dark: 0x64D2FF, lightIncreased: 0x0071A4, darkIncreased: 0x70D7FF)
  static let blue = SystemColor(
    name: "blue", light: 0x007AFF, dark: 0x0A84FF, lightIncreased: 0x0040DD, darkIncreased: 0x409CFF)
  static let indigo = SystemColor(
    name: "indigo", light: 0x5856D6, dark: 0x5E5CE6, lightIncreased: 0x3634A3, darkIncreased: 0x7D7AFF)
  static let purple = SystemColor(
    name: "purple", light: 0xAF52DE, dark: 0xBF5AF2, lightIncreased: 0x8944AB, darkIncreased: 0xDA8FFF)
  static let pink = SystemColor(
    name: "pink", light: 0xFF2D55, dark: 0xFF375F, lightIncreased: 0xD30F45, darkIncreased: 0xFF6482)
  static let brown = SystemColor(
    name: "brown", light: 0xA2845E, dark: 0xAC8E68, lightIncreased: 0x7F6545, darkIncreased: 0xB59469)
  static let gray = SystemColor(
    name: "gray", light: 0x8E8E93, dark: 0x8E8E93, lightIncreased: 0x6C6C70, darkIncreased: 0xAEAEB2)
  static let white = SystemColor(
    name: "white", light: 0xFFFFFF, dark: 0xFFFFFF, lightIncreased: 0xFFFFFF, darkIncreased: 0xFFFFFF)
  static let black = SystemColor(
    name: "black", light: 0x000000, dark: 0x000000, lightIncreased: 0x000000, darkIncreased: 0x000000)
  static let primary = SystemColor(
    name: "primary", light: 0x000000, dark: 0xFFFFFF, lightIncreased: 0x000000, darkIncreased: 0xFFFFFF)
  static let secondary = SystemColor(
    name: "secondary", light: 0x3C3C43, dark: 0xEBEBF5, lightIncreased: 0x3C3C43, darkIncreased: 0xEBEBF5, opacity: 0.6)
  static let tertiary = SystemColor(
    name: "tertiary", light: 0x3C3C43, dark: 0xEBEBF5, lightIncreased: 0x3C3C43, darkIncreased: 0xEBEBF5, opacity: 0.3)
  static let quaternary = SystemColor(
    name: "quaternary", light: 0x3C3C43, dark: 0xEBEBF5, lightIncreased: 0x3C3C43, darkIncreased: 0xEBEBF5,
    opacity: 0.18)
}
