import Semantics

extension Rule {
  static let nameContainsAction = Rule(
    .nameContainsAction, "Names do not explain the gesture",
    why: """
      “Tap to take a picture” is wrong for whoever uses a keyboard, a switch or the voice, and a reader says by itself how \
      a control is used. What is written on the control is left alone.
      """,
    policy: .experimental, impact: .minor,
    fix: "Name what the control does: “Take a picture”.",
    failing: Example("a button that is told to be tapped", .button("shoot", "Tap to take a picture")),
    passing: Example("the button with its purpose", .button("shoot", "Take a picture")),
    check: .node { node, verdicts in
      guard node.isActionable, node.isStop, !node.isField, let name = node.name, let list = node.spokenWordList else {
        return
      }
      let words = SpokenWords(name)
      let found = list.gestures.first { gesture in
        let gesture = SpokenWords(gesture)
        return words.words.count > gesture.words.count && words.begins(with: gesture)
      }
      guard let found, !SpokenWords(node.visibleText).contains(SpokenWords(found)) else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) names a gesture, “\(found)”")
    })
}
