import Semantics

extension Element {
  /// Keeps that a custom action is called by the symbol on its button, since nobody named it.
  mutating func noteSymbolAction(_ name: String) {
    var appearance = node.appearance ?? Appearance()
    appearance.symbolActions = (appearance.symbolActions ?? []) + [name]
    node.appearance = appearance
  }
}
