import Semantics

extension Element {
  /// Keeps that a custom action is called by the symbol on its button, since nobody named it.
  mutating func noteSymbolAction(_ name: String) {
    node.changeAppearance { $0.symbolActions = ($0.symbolActions ?? []) + [name] }
  }
}
