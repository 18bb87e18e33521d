public import Foundation

/// A material of iOS 26 that bends what is behind it; no one colour.
nonisolated public struct Glass: Equatable, Sendable {
  private let name: String

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  /// The glass with a hint of a colour; still of no one colour.
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape that glass has where none is named.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: PrimitiveView {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// How glass appears and disappears.
nonisolated public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

extension View {
  /// Puts glass behind the view: a background of no one colour.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    filled(behind: AnyShapeStyle.unknown)
  }

  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    inert()
  }

  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    inert()
  }

  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { inert() }
}
