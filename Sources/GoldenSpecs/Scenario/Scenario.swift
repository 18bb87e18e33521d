public import Semantics

/// The circumstances under which a component is heard, as a spec's header or the command line's options set them.
public struct Scenario: Sendable, Hashable {
  /// Whether movement is reduced, or the component is replayed both ways.
  public enum ReduceMotion: String, Sendable, Hashable, CaseIterable {
    case off, on, both

    /// The settings to replay with, the one whose lines stand in a transcript first.
    public var settings: [Bool] {
      switch self {
      case .off: [false]
      case .on: [true]
      case .both: [false, true]
      }
    }
  }

  /// Who reads; `voiceover-ios` by default.
  public var reader = "voiceover-ios"
  /// A locale identifier with underscores; `en_US` by default.
  public var locale = "en_US"
  /// The system and its version; iOS 18 by default.
  public var platform = Platform.iOS18
  /// Off by default.
  public var reduceMotion = ReduceMotion.off
  /// The Dynamic Type size in SwiftUI's word; `large` by default.
  public var dynamicType = "large"
  /// `light`, the default, or `dark`.
  public var colorScheme = "light"
  /// `standard`, the default, or `increased`.
  public var contrast = "standard"
  /// `leftToRight` or `rightToLeft`; nil, the default, leaves it to the locale.
  public var layoutDirection: String?
  /// Whether hints are spoken; true by default.
  public var hints = true
  /// `speech`, the default, or `snapshot`.
  public var notation = "speech"

  /// Makes a scenario in which everything has its default.
  public init() {}

  /// Returns the environment of one replay.
  ///
  /// - Parameter reduceMotion: Whether movement is reduced in it; a scenario may ask for both.
  public func environment(reduceMotion: Bool) -> SemanticEnvironment {
    SemanticEnvironment(
      locale: locale, platform: platform, reduceMotion: reduceMotion, dynamicTypeSize: dynamicType,
      colorScheme: colorScheme, contrast: contrast,
      layoutDirection: layoutDirection ?? ScenarioLocale.layoutDirection(of: locale))
  }

  /// Sets what a header line or an option names.
  ///
  /// - Parameters:
  ///   - name: A name in ``keys``, such as `reduce-motion`.
  ///   - value: The value as it was written.
  /// - Throws: ``ScenarioError`` for an unknown name or value, with the nearest ones that are known.
  public mutating func set(_ name: String, to value: String) throws(ScenarioError) {
    guard let key = Scenario.keys.first(where: { $0.name == name }) else {
      throw ScenarioError("unknown key \(quoted(name)); \(suggestion(for: name, among: Scenario.keys.map(\.name)))")
    }
    try key.set(&self, value)
  }
}

/// A key or a value that a scenario does not have, told with the nearest right thing.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
