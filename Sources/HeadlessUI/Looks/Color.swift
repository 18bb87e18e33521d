public import Foundation

/// A colour, resolved when it is known where it is used.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  indirect enum Kind: Hashable, Sendable {
    case system(SystemColor)
    case resolved(Resolved)
    case asset(String)
    case dynamic(UIColor)
    case faded(Color, Double)
    case mixed(Color, Color, Double)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      .resolved(Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }
  public init(_ color: UIColor) { self.init(.dynamic(color)) }
  public init(uiColor: UIColor) { self.init(.dynamic(uiColor)) }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.system(.white))
  public static let black = Color(.system(.black))
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  /// The tint of an app that chose none.
  public static let accentColor = Color(.system(.blue))

  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, other, fraction))
  }
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public var description: String {
    switch kind {
    case .system(let color): color.name
    case .resolved(let resolved): resolved.description
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .dynamic: "dynamic"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let left, let right, _): "\(left) mixed with \(right)"
    }
  }

  /// The colour as it is seen in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch kind {
    case .system(let color):
      return Resolved(
        hex: color.value(in: environment.colorScheme, environment.colorSchemeContrast), opacity: Float(color.opacity))
    case .resolved(let resolved): return resolved
    // An asset's colour is in no file that can be read here.
    case .asset: return Resolved(red: 0, green: 0, blue: 0, opacity: 1)
    case .dynamic(let color): return color.resolve(in: environment)
    case .faded(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mixed(let left, let right, let fraction):
      let (left, right, t) = (left.resolve(in: environment), right.resolve(in: environment), Float(fraction))
      return Resolved(
        red: left.red + (right.red - left.red) * t, green: left.green + (right.green - left.green) * t,
        blue: left.blue + (right.blue - left.blue) * t, opacity: left.opacity + (right.opacity - left.opacity) * t)
    }
  }

  /// A colour in numbers: extended sRGB, and linear light for contrast.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      linearRed = Self.linear(red)
      linearGreen = Self.linear(green)
      linearBlue = Self.linear(blue)
      self.opacity = opacity
    }

    init(hex: UInt32, opacity: Float) {
      self.init(
        red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
        opacity: opacity)
    }

    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func linear(_ value: Float) -> Float {
      let magnitude = abs(value)
      let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
      return value < 0 ? -linear : linear
    }

    private static func encoded(_ value: Float) -> Float {
      let magnitude = abs(value)
      let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
      return value < 0 ? -encoded : encoded
    }

    public var description: String {
      let bytes = [red, green, blue, opacity].map { UInt8(min(max($0 * 255, 0), 255).rounded()) }
      return "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined().uppercased()
    }
  }
}

extension Color: PrimitiveView {
  @MainActor public static func _evaluate(
    _ view: Color, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}
}
