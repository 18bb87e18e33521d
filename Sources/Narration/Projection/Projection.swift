import Semantics

/// How a platform exposes neutral nodes to its reader: what the cursor can rest on, in reading order.
protocol Projection: Sendable {
  /// - Parameters:
  ///   - tree: What is on the screen.
  ///   - words: The reader's words, for names that the platform itself gives.
  func stops(of tree: SemanticTree, words: Phrasebook) -> [Stop]
}
