/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How a symbol is filled with its colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The variants in which a symbol is drawn; they change neither its name nor what is heard.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: Set<String>
  public static let none = SymbolVariants(parts: [])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let slash = SymbolVariants(parts: ["slash"])

  public var circle: SymbolVariants { joined(with: .circle) }
  public var square: SymbolVariants { joined(with: .square) }
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  public var fill: SymbolVariants { joined(with: .fill) }
  public var slash: SymbolVariants { joined(with: .slash) }

  public func contains(_ other: SymbolVariants) -> Bool { other.parts.isSubset(of: parts) }

  func joined(with other: SymbolVariants) -> SymbolVariants { SymbolVariants(parts: parts.union(other.parts)) }
}
