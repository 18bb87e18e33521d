public import Foundation
import Semantics

/// A picture: one node with the name of its symbol or asset, or none where it only decorates.
public struct Image: Equatable, @unchecked Sendable {
  enum Kind: Equatable {
    case symbol(String)
    case asset(String)
    case decorative
    case data
  }

  let kind: Kind
  let label: Text?
  let source: SourceLocation?

  init(kind: Kind, label: Text? = nil, source: SourceLocation? = nil) {
    self.kind = kind
    self.label = label
    self.source = source
  }

  public init(systemName: String, file: String = #filePath, line: Int = #line) {
    self.init(kind: .symbol(systemName), source: SourceLocation(file: file, line: line))
  }

  public init(systemName: String, variableValue: Double?, file: String = #filePath, line: Int = #line) {
    self.init(kind: .symbol(systemName), source: SourceLocation(file: file, line: line))
  }

  public init(_ name: String, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line) {
    self.init(kind: .asset(name), source: SourceLocation(file: file, line: line))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text, file: String = #filePath, line: Int = #line) {
    self.init(kind: .asset(name), label: label, source: SourceLocation(file: file, line: line))
  }

  public init(decorative name: String, bundle: Bundle? = nil) { self.init(kind: .decorative) }

  // The plain twins, for code that passes an initialiser along.

  @_disfavoredOverload
  public init(systemName: String) { self.init(kind: .symbol(systemName)) }
  @_disfavoredOverload
  public init(_ name: String) { self.init(kind: .asset(name)) }

  /// What the image is called before anybody gives it a label.
  var spokenName: String? {
    switch kind {
    case .symbol(let name): SymbolNames.spokenName(of: name)
    case .asset(let name): name
    case .decorative, .data: nil
    }
  }
}

extension Image: PrimitiveView {
  @MainActor public static func _evaluate(
    _ view: Image, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let looks = environment.declaredLooks
    guard view.kind != .decorative, looks?.isRedacted != true else { return }
    var element = Element(at: identity, role: .image)
    element.node.traits = .image
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = view.source
    if let label = view.label {
      element.node.label = label.string(in: environment)
      element.labelOrigin = .explicit
    } else if let name = view.spokenName {
      var template = LocalizedTemplate(key: name)
      if case .symbol(let symbol) = view.kind {
        element.node.label = name
        element.node.identifier = symbol
        if let transition = looks?.contentTransition {
          evaluation.recordContent(symbol, of: identity, shownWith: transition)
        }
      } else {
        template.key = name
        element.node.label = template.string(in: environment)
        element.node.identifier = name
      }
      element.labelOrigin = .implicit
      element.identifierOrigin = .implicit
    }
    if let looks { element.node.appearance = looks.appearance(in: environment) }
    evaluation.elements.append(element)
  }
}

extension Image {
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }
  public enum Orientation: UInt8, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

/// A variant in which a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
  private var name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let slash = SymbolVariants(name: "slash")
  public var fill: SymbolVariants { self }
  public var circle: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> Self { self }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> Self { self }
}
