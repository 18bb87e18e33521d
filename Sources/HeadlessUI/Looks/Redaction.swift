/// Why content is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set {
      self[RedactionKey.self] = newValue
      looks.isRedacted = newValue.contains(.placeholder)
    }
  }
}

extension View {
  /// Hides what texts and images say; their elements leave the tree while the reason is a placeholder.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks content that is kept from the eye, and from the listener, while privacy is the reason of a redaction.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      EnvironmentWriter { environment in
        if sensitive, environment.redactionReasons.contains(.privacy) { environment.looks.isRedacted = true }
      })
  }

  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { inert() }
}
