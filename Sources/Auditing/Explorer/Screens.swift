import Semantics

/// The screens that a walk has met, each laid out once.
@MainActor
final class Screens {
  /// A tree, and what tells it apart from other states.
  struct Screen {
    let tree: AuditedTree
    let key: StateKey
  }

  private var known: [StateKey: AuditedTree] = [:]
  /// How many nodes were shown after all gestures together.
  var work = 0

  /// The screen of a tree; one that was met before is the same object again.
  func screen(of tree: SemanticTree) -> Screen {
    let key = StateKey(tree)
    // What tells no states apart, such as the identifiers of nodes, still has to be the same.
    if let same = known[key], same.tree == tree { return Screen(tree: same, key: key) }
    let laidOut = AuditedTree(tree)
    if known[key] == nil { known[key] = laidOut }
    return Screen(tree: laidOut, key: key)
  }
}
