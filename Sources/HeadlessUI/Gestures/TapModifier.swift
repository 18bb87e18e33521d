public import Foundation
import Semantics

/// Reacts to a tap; makes something operable and says nothing of it.
nonisolated struct TapModifier: PrimitiveModifier {
  /// What a single tap does; nil where it does nothing.
  let tap: @MainActor () -> (() -> Void)?
  /// What a finger can do here where no single tap does anything.
  let touch: Appearance.Touch?
  var source: SourceLocation?

  init(count: Int, source: SourceLocation? = nil, action: @escaping () -> Void) {
    // VoiceOver's double tap is one tap at the element's centre.
    nonisolated(unsafe) let action = action
    tap = { count == 1 ? action : nil }
    touch = count == 1 ? nil : .severalTaps
    self.source = source
  }

  init(_ gesture: some Gesture, isEnabled: Bool, source: SourceLocation? = nil) {
    nonisolated(unsafe) let gesture = gesture
    tap = { isEnabled ? gesture._tap : nil }
    touch = isEnabled ? Appearance.Touch(gesture) : nil
    self.source = source
  }

  init(touch: Appearance.Touch, source: SourceLocation? = nil) {
    tap = { nil }
    self.touch = touch
    self.source = source
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    let tap = modifier.tap()
    evaluation.react(
      toTap: tap, orTouch: tap == nil ? modifier.touch : nil, since: start, at: identity, in: environment,
      source: modifier.source)
  }
}

extension View {
  public nonisolated func onTapGesture(
    count: Int = 1, file: String = #filePath, line: Int = #line, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, source: SourceLocation(file: file, line: line), action: action))
  }

  /// A long press, which a screen reader does not offer by itself.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, file: String = #filePath, line: Int = #line,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(TapModifier(touch: .longPress, source: SourceLocation(file: file, line: line)))
  }

  /// A long press, in the form of iOS 13.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    file: String = #filePath, line: Int = #line, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(touch: .longPress, source: SourceLocation(file: file, line: line)))
  }
}
