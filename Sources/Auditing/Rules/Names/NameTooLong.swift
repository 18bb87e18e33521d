import Semantics

extension Rule {
  static let nameTooLong = Rule(
    .nameTooLong, "Names are short enough to hear and to say",
    why: """
      A name is heard at every visit, from the beginning, and somebody who speaks to the device has to say it. What is \
      longer than 60 letters on a control, or than 150 elsewhere, belongs into hints, custom content or elements of their \
      own. A text that is written on the screen is as long as it is.
      """,
    policy: .experimental, impact: .minor,
    fix: "Shorten accessibilityLabel(_:), and give the rest with accessibilityCustomContent(_:_:) or in parts.",
    failing: Example(
      "a button that tells a story",
      .button("chat", "Start a conversation with one of the many friendly people in our shop today")),
    passing: Example("a button with a name", .button("chat", "Start a chat")),
    check: .node { node, verdicts in
      guard node.isStop, !node.isField, let name = node.name else { return }
      guard name.utf8.count > 60 else {
        if node.isActionable { verdicts.pass() }
        return
      }
      guard !isWritten(name, on: node) else { return }
      let limit = node.isActionable ? 60 : 150
      if name.count > limit {
        verdicts.fail(node, "the name “\(escaped(String(name.prefix(40))))…” has \(name.count) letters")
      } else {
        verdicts.pass()
      }
    })

  /// Whether the name is made of what is to be read in the element.
  private static func isWritten(_ name: String, on node: AuditedNode) -> Bool {
    let texts = node.node.drawn + node.absorbed.flatMap { $0.node.drawn }
    guard !texts.isEmpty else { return false }
    let drawn = SpokenWords(texts.joined(separator: " ")).words
    let words = SpokenWords(name).words
    return words.count(where: drawn.contains) * 4 >= words.count * 3
  }
}
