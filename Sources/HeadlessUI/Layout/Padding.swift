public import Foundation

import Semantics

/// Room around a view: a label with it makes a larger control, a control with it only stands further away.
nonisolated struct PaddingModifier: PrimitiveModifier {
  let width: Double
  let height: Double

  private var isOnAllSides: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }

  /// The room that the system gives where no length is named.
  static let systemLength = 16.0

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard evaluation.elements.count == start + 1 else { return }
    guard evaluation.elements[start].handlers.isEmpty else {
      evaluation.elements[start].isPadded = true
      if evaluation.elements[start].isRigid, modifier.isOnAllSides {
        evaluation.elements[start].node.changeAppearance {
          $0.surroundings = Appearance.Size(
            width: ($0.surroundings?.width ?? 0) + modifier.width,
            height: ($0.surroundings?.height ?? 0) + modifier.height)
        }
      }
      return
    }
    evaluation.elements[start].isRigid = false
    guard !evaluation.elements[start].sharesRoom, var appearance = evaluation.elements[start].node.appearance,
      let frame = appearance.frame
    else { return }
    let inside = frame.covering(appearance.hitSize)
    appearance.hitSize = Appearance.Size(
      width: inside.width.map { $0 + modifier.width }, height: inside.height.map { $0 + modifier.height })
    evaluation.elements[start].node.appearance = appearance
  }
}

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      PaddingModifier(
        width: Double(insets.leading + insets.trailing), height: Double(insets.top + insets.bottom)))
  }

  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length.map(Double.init) ?? PaddingModifier.systemLength
    func room(_ sides: Edge.Set...) -> Double { Double(sides.count(where: edges.contains)) * length }
    return modifier(PaddingModifier(width: room(.leading, .trailing), height: room(.top, .bottom)))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { inert() }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { inert() }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { inert() }

  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { inert() }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    inert()
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    inert()
  }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    inert()
  }
}

/// Where margins of content apply.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
