import Semantics

extension ContentTransition {
  /// Whether the transition is seen on a text; an effect of symbols is not.
  var movesTexts: Bool { !effectName.hasPrefix("symbolEffect") }
  /// Whether the transition is seen on a symbol; one that counts is not.
  var movesSymbols: Bool { effectName != "numericText" }
}

extension _Evaluation {
  private final class Shown {
    var content: String
    init(_ content: String) { self.content = content }
  }

  /// Records that a text or a symbol would be replaced with an effect, and tells so where it was.
  @MainActor
  mutating func recordContent(_ content: String, of identity: _Identity, shownWith transition: ContentTransition) {
    let shown = identity.slot(0) { Shown(content) }
    motions.append(DeclaredMotion(effect: transition.effectName, nodes: [identity.nodeID]))
    guard shown.content != content else { return }
    let old = shown.content
    shown.content = content
    guard transaction.isAnimated, !transition.isIdentity else { return }
    let motion = Motion(effect: transition.effectName, change: .replace(from: old, to: content))
    mount.movements.append(SemanticEvent(.motion(motion), node: identity.nodeID))
  }
}
