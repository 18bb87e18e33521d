public import Foundation

/// The parts of the safe area.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A bar beside a view: read before it at the top and the leading edge, after it at the others.
nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let isBefore: Bool
  let inset: Inset

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    if modifier.isBefore {
      Inset._evaluate(modifier.inset, at: identity.child(1), in: environment, into: &evaluation)
    }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    if !modifier.isBefore {
      Inset._evaluate(modifier.inset, at: identity.child(1), in: environment, into: &evaluation)
    }
  }
}

extension View {
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    inert()
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { inert() }

  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaInsetModifier(isBefore: edge == .top, inset: content()))
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaInsetModifier(isBefore: edge == .leading, inset: content()))
  }

  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaInsetModifier(isBefore: edge == .top, inset: content()))
  }

  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaInsetModifier(isBefore: edge == .leading, inset: content()))
  }
}
