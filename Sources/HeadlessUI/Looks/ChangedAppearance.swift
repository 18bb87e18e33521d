import Semantics

extension SemanticNode {
  /// Changes what is kept of the node's looks, whether anything was kept before or not.
  mutating func changeAppearance(_ change: (inout Appearance) -> Void) {
    var changed = appearance ?? Appearance()
    change(&changed)
    appearance = changed
  }
}
