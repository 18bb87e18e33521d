public import Foundation

/// A function that paints a picture point by point, by its name; it is never run.
nonisolated public struct Shader: Equatable, Sendable {
  /// Something that a shader is given.
  public struct Argument: Equatable, Sendable {
    private let name: String
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(name: "float") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument(name: "float2") }
    public static func float2(_ point: CGPoint) -> Argument { Argument(name: "float2") }
    public static func float2(_ size: CGSize) -> Argument { Argument(name: "float2") }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument(name: "float3") }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(name: "float4")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(name: "floatArray") }
    public static var boundingRect: Argument { Argument(name: "boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument(name: "color") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(name: "colorArray") }
    public static func image(_ image: Image) -> Argument { Argument(name: "image") }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// The name of a shader.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Where shaders are found.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private let bundle: Bundle?
  public static let `default` = ShaderLibrary(bundle: nil)
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(bundle: bundle) }
  public static subscript(dynamicMember name: String) -> ShaderFunction { Self.default[dynamicMember: name] }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { inert() }

  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    inert()
  }

  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    inert()
  }
}

nonisolated extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}
