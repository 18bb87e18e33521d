public import Foundation
import Semantics

/// Reacts to a tap; makes something operable and says nothing of it.
nonisolated struct TapModifier: PrimitiveModifier {
  /// What a single tap does; nil where it does nothing.
  let tap: @MainActor () -> (() -> Void)?

  init(count: Int, action: @escaping () -> Void) {
    // VoiceOver's double tap is one tap at the element's centre.
    nonisolated(unsafe) let action = action
    tap = { count == 1 ? action : nil }
  }

  init(_ gesture: some Gesture, isEnabled: Bool) {
    nonisolated(unsafe) let gesture = gesture
    tap = { isEnabled ? gesture._tap : nil }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard let action = modifier.tap() else { return }
    for index in start..<evaluation.elements.count where evaluation.elements[index].handler(for: .activate) == nil {
      evaluation.elements[index].respondsToTap = true
      evaluation.elements[index].handlers.append(ActionHandler(action: .activate) { _ in action() })
    }
  }
}

extension View {
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// A long press, which a screen reader does not offer by itself.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
