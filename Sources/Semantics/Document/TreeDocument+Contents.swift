extension TreeDocument {
  /// What a document holds.
  public struct Contents: Sendable {
    public let tree: SemanticTree
    /// What was passed over in it.
    public let warnings: [DocumentProblem]
    /// The line on which each node begins, withheld ones included, counted from 1; it belongs to this file, not to the tree.
    public let lines: [NodeID: Int]
  }
}
