extension _Evaluation {
  /// A moment in the evaluation to which all that is published can be taken back.
  @MainActor
  struct Checkpoint {
    fileprivate let elements: Int
    fileprivate let withheld: Int
    fileprivate let haptics: Int
    fileprivate let motions: Int
    fileprivate let movements: Int
    fileprivate let preferences: PreferenceStore

    fileprivate init(_ evaluation: _Evaluation) {
      elements = evaluation.elements.count
      withheld = evaluation.withheld.count
      haptics = evaluation.haptics.count
      motions = evaluation.motions.count
      movements = evaluation.mount.movements.count
      preferences = evaluation.preferences
    }
  }

  @MainActor var checkpoint: Checkpoint { Checkpoint(self) }

  /// Takes back what was published since: it is drawn nowhere, so nothing is kept from anybody either.
  @MainActor
  mutating func takeBack(to checkpoint: Checkpoint) {
    elements.removeSubrange(checkpoint.elements...)
    withheld.removeSubrange(checkpoint.withheld...)
    haptics.removeSubrange(checkpoint.haptics...)
    motions.removeSubrange(checkpoint.motions...)
    mount.movements.removeSubrange(checkpoint.movements...)
    preferences = checkpoint.preferences
  }

  /// Evaluates something as covered by something else, or not.
  @MainActor
  mutating func covered(_ isCovered: Bool, _ evaluate: @MainActor (inout _Evaluation) -> Void) {
    let outer = self.isCovered
    self.isCovered = outer || isCovered
    evaluate(&self)
    self.isCovered = outer
  }
}
