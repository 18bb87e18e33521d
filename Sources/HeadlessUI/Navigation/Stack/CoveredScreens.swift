extension _Evaluation {
  /// A moment in the evaluation to which all that is published can be taken back.
  @MainActor
  struct Checkpoint {
    fileprivate let elements: Int
    fileprivate let withheld: Int
    fileprivate let haptics: Int
    fileprivate let motions: Int
    fileprivate let rotors: Int
    fileprivate let silent: Int
    fileprivate let paints: Int
    fileprivate let framedShapes: Int
    fileprivate let sizedShapes: Int
    fileprivate let movements: Int
    fileprivate let requests: Int
    fileprivate let preferences: PreferenceStore

    fileprivate init(_ evaluation: _Evaluation) {
      elements = evaluation.elements.count
      withheld = evaluation.withheld.count
      haptics = evaluation.haptics.count
      motions = evaluation.motions.count
      rotors = evaluation.rotors.count
      silent = evaluation.silent.count
      paints = evaluation.paints.count
      framedShapes = evaluation.framedShapes
      sizedShapes = evaluation.sizedShapes
      movements = evaluation.mount.movements.count
      requests = evaluation.presentationRequests.count
      preferences = evaluation.preferences
    }
  }

  @MainActor var checkpoint: Checkpoint { Checkpoint(self) }

  /// Takes back what was published since: it is drawn nowhere, so nothing is kept from anybody either.
  ///
  /// - Parameter presents: Whether what views put in front of the screen stays there all the same.
  @MainActor
  mutating func takeBack(to checkpoint: Checkpoint, presents: Bool = false) {
    elements.removeSubrange(checkpoint.elements...)
    withheld.removeSubrange(checkpoint.withheld...)
    haptics.removeSubrange(checkpoint.haptics...)
    motions.removeSubrange(checkpoint.motions...)
    rotors.removeSubrange(checkpoint.rotors...)
    silent.removeSubrange(checkpoint.silent...)
    paints.removeSubrange(checkpoint.paints...)
    framedShapes = checkpoint.framedShapes
    sizedShapes = checkpoint.sizedShapes
    shapes.removeAll()
    mount.movements.removeSubrange(checkpoint.movements...)
    if !presents { presentationRequests.removeSubrange(checkpoint.requests...) }
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
