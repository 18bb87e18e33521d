import Semantics

/// A short text beside a tab, or at the end of a row of a list, whose value it is.
nonisolated struct BadgeModifier: PrimitiveModifier, TabTraitModifier {
  let badge: Text?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard environment.isInList, let text = modifier.badge?.string(in: environment), !text.isEmpty,
      start < evaluation.elements.count
    else { return }
    evaluation.elements[start].node.value = Combination.joined([evaluation.elements[start].node.value, text])
    evaluation.elements[start].node.drawn.append(text)
  }

  func tell(_ traits: inout TabTraits) { traits.badge = traits.badge ?? badge }
}

extension View {
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(badge: key.map { Text($0) }))
  }

  @_disfavoredOverload
  public nonisolated func badge(_ resource: (any _ResourceTitle)?) -> some View {
    modifier(BadgeModifier(badge: resource.map { Text($0) }))
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: label.map { Text($0) }))
  }

  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { inert() }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}
