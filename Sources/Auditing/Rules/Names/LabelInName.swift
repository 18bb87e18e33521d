import Semantics

extension Rule {
  static let labelInName = Rule(
    .labelInName, "Names hold what is written on the control",
    why: """
      Somebody who speaks to the device says what is written: “tap Add to bag”. If the name is another one, nothing \
      happens. The written words have to stand in the name one after the other, as whole words; each text of a control \
      with several is looked for by itself. Symbols, what stands in brackets, and a text that is the value or a named \
      action do not count, and a text of accessibilityInputLabels(_:) is as good. What is written on a field without a \
      placeholder is the short text before it; one word of it in the name is enough.
      """,
    policy: .wcag, impact: .serious, criteria: ["2.5.3"],
    fix: """
      Begin accessibilityLabel(_:) with the words on the control, or add them with accessibilityInputLabels(_:).
      """,
    failing: Example("a button that is called otherwise", .button("add", "Purchase", drawn: "Add to bag")),
    passing: Example("a name that goes on", .button("add", "Add to bag, Espresso", drawn: "Add to bag")),
    check: .node { node, verdicts in
      if node.isField, node.isStop { return judge(field: node, &verdicts) }
      let it = node.node
      let drawn = it.drawn
      guard !drawn.isEmpty, it.label != nil, node.isActionable, node.isStop, let name = node.name
      else { return }
      if drawn.count == 1, drawn[0] == name, node.node.inputLabels.isEmpty { return verdicts.pass() }
      judge(node, drawn, name, &verdicts)
    })

  private static func judge(_ node: AuditedNode, _ drawn: [String], _ name: String, _ verdicts: inout Verdicts) {
    let visible = VisibleWords(locale: node.ownLanguage ?? node.environment.locale)
    let spoken = node.node.inputLabels
    if !spoken.isEmpty, !drawn.contains(where: { text in isSaid(text, by: spoken, visible) }) {
      return verdicts.fail(
        node, "“\(escaped(drawn[0]))” is written on it and in none of its input labels", want: drawn[0])
    }
    let names = [name] + (node.node.value.map { ["\(name) \($0)", "\($0) \(name)"] } ?? []) + node.node.inputLabels
    if names.contains(where: { visible.match(drawn.joined(separator: " "), in: $0) == .contained }) {
      return verdicts.pass()
    }
    var isJudged = false
    for text in drawn where !isValue(text, of: node) && !isAction(text, of: node) {
      switch visible.match(text, in: name) {
      case .symbolic: continue
      case .contained: isJudged = true
      case .otherwiseJoined, .missing:
        if node.node.inputLabels.contains(where: { visible.match(text, in: $0) == .contained }) {
          isJudged = true
          continue
        }
        if visible.match(text, in: name) == .otherwiseJoined {
          return verdicts.review(
            node, .customFormatOpaque, "“\(escaped(text))” is written otherwise in the name “\(escaped(name))”")
        }
        return verdicts.fail(
          node, "“\(escaped(text))” is written on it and is no part of the name “\(escaped(name))”", want: text)
      }
    }
    if isJudged { verdicts.pass() }
  }

  /// Whether what is written, or the beginning of it, is one of the names that can be said in place of the label.
  private static func isSaid(_ text: String, by names: [String], _ visible: VisibleWords) -> Bool {
    names.contains { name in
      switch visible.match(text, in: name) {
      case .contained, .symbolic, .otherwiseJoined: true
      case .missing: SpokenWords(text).begins(with: SpokenWords(name))
      }
    }
  }

  /// Whether a text is that of a button inside, which is offered as an action by the same words.
  private static func isAction(_ text: String, of node: AuditedNode) -> Bool {
    let words = SpokenWords(text)
    return node.namedActions.contains { SpokenWords($0).contains(words) }
  }

  private static func isValue(_ text: String, of node: AuditedNode) -> Bool {
    guard let value = node.node.value else { return false }
    return value == text || SpokenWords(value).contains(SpokenWords(text))
  }
}
