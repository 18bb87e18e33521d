import Semantics

/// Plays a feedback when a trigger changes, and never when it first appears.
nonisolated struct SensoryFeedbackModifier<Trigger: Equatable>: PrimitiveModifier {
  let trigger: Trigger
  /// The feedback that is declared whatever happens, where there is one.
  let declared: SensoryFeedback?
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  private final class Seen {
    var trigger: Trigger
    init(_ trigger: Trigger) { self.trigger = trigger }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let seen = identity.slot(0) { Seen(modifier.trigger) }
    let old = seen.trigger
    seen.trigger = modifier.trigger
    let played = old == modifier.trigger ? nil : modifier.feedback(old, modifier.trigger)
    let place = evaluation.mount.effects.count
    let index = evaluation.haptics.count
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    let nodes = evaluation.elements[start...].map(\.node.id)
    if let declared = modifier.declared {
      evaluation.haptics.insert(
        HapticTrigger(feedback: declared.name, trigger: "\(modifier.trigger)", nodes: nodes), at: index)
    }
    guard let played else { return }
    let mount = evaluation.mount
    let isPlayed = played.isPlayed(on: environment.scenario.environment.platform)
    // A change further out is told before the changes inside of it.
    mount.effects.insert({ mount.emit(.haptic(name: played.name, isPlayed: isPlayed), node: nodes.first) }, at: place)
  }
}

extension View {
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, declared: feedback) { _, _ in feedback })
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(
      SensoryFeedbackModifier(trigger: trigger, declared: feedback) { old, new in
        condition(old, new) ? feedback : nil
      })
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, declared: feedback) { _, _ in condition() ? feedback : nil })
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, declared: nil) { _, _ in feedback() })
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, declared: nil, feedback: feedback))
  }
}
