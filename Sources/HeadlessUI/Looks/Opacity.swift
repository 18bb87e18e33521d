/// Takes what is below off the screen, or fades it.
nonisolated struct OpacityModifier: PrimitiveModifier {
  let opacity: Double
  /// Whether nothing inside can come back.
  let isFinal: Bool

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    var inside = environment
    if modifier.opacity > 0, modifier.opacity < 1 { inside.looks.opacity *= modifier.opacity }
    V._evaluate(content, at: identity, in: inside, into: &evaluation)
    guard modifier.opacity <= 0 else { return }
    for index in start..<evaluation.elements.count {
      evaluation.elements[index].isTransparent = true
      if modifier.isFinal { evaluation.elements[index].isHidden = true }
    }
  }
}

/// Leaves placeholders where texts and images are.
extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity, isFinal: false))
  }

  public nonisolated func hidden() -> some View { modifier(OpacityModifier(opacity: 0, isFinal: true)) }

  public nonisolated func redacted(reason: RedactionReasons) -> some View { looks { $0.isRedacted = !reason.isEmpty } }
  public nonisolated func unredacted() -> some View { looks { $0.isRedacted = false } }
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { looks { $0.allowsHitTesting = enabled } }
}

/// Why content is left out.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
