public import Foundation
import Semantics

/// A picture: one node with the name of its symbol or asset, or none where it only decorates.
public struct Image: Equatable, @unchecked Sendable {
  enum Kind: Equatable {
    case symbol(String)
    case asset(String)
    case decorative
  }

  let kind: Kind
  let bundle: Bundle?
  let label: Text?
  let source: SourceLocation?
  /// Whether it takes the size that it is given.
  var isResizable = false

  init(_ kind: Kind, bundle: Bundle? = nil, label: Text? = nil, source: SourceLocation?) {
    self.kind = kind
    self.bundle = bundle
    self.label = label
    self.source = source
  }

  public static func == (left: Image, right: Image) -> Bool {
    left.kind == right.kind && left.bundle == right.bundle && left.label == right.label
  }

  /// What the image is called before anybody gives it a label.
  func name(in environment: EnvironmentValues) -> String? {
    if let label { return label.string(in: environment, as: .spoken) }
    switch kind {
    case .symbol(let symbol): return SymbolNames.spokenName(of: symbol)
    case .asset(let name):
      return LocalizedTemplate(key: name).found(inTable: nil, of: bundle).string(in: environment, isName: true)
    case .decorative: return nil
    }
  }
}

extension Image {
  public init(systemName: String, file: String = #filePath, line: Int = #line) {
    self.init(.symbol(systemName), source: SourceLocation(file: file, line: line))
  }

  public init(systemName: String, variableValue: Double?, file: String = #filePath, line: Int = #line) {
    self.init(.symbol(systemName), source: SourceLocation(file: file, line: line))
  }

  public init(_ name: String, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line) {
    self.init(.asset(name), bundle: bundle, source: SourceLocation(file: file, line: line))
  }

  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(.asset(name), bundle: bundle, source: SourceLocation(file: file, line: line))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text, file: String = #filePath, line: Int = #line) {
    self.init(.asset(name), bundle: bundle, label: label, source: SourceLocation(file: file, line: line))
  }

  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(.asset(name), bundle: bundle, label: label, source: SourceLocation(file: file, line: line))
  }

  public init(_ resource: ImageResource, file: String = #filePath, line: Int = #line) {
    self.init(.asset(resource.name), bundle: resource.bundle, source: SourceLocation(file: file, line: line))
  }

  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.decorative, source: nil) }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.decorative, source: nil)
  }
}

/// An image in a catalogue of assets.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
