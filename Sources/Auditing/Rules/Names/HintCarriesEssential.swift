import Semantics

extension Rule {
  static let hintCarriesEssential = Rule(
    .hintCarriesEssential, "Nothing that is needed stands in a hint alone",
    why: """
      Many listeners turn hints off, and everybody else hears them last. A limit such as “maximum 10”, a state such as \
      “collapsed”, or that a field is required, has to be known from the name, the value, the range or the text beside \
      it. A dimmed control may say in its hint why it is dimmed.
      """,
    policy: .wcag, impact: .moderate, criteria: ["3.3.2", "4.1.2"],
    fix: "Give the control its range, or say the limit in accessibilityLabel(_:) or accessibilityValue(_:).",
    failing: Example(
      "a limit in a hint", .adjustable("quantity", "Quantity", value: "2").with { $0.hint = "Maximum 10" }),
    passing: Example(
      "a limit in the range", .stepper("quantity", "Quantity", 2, in: 1...10).with { $0.hint = "Maximum 10" }),
    check: .tree { tree, verdicts in
      var unknown: AuditedNode?
      for node in tree.nodes {
        let it = node.node
        guard let text = it.hint, let hint = AuditedNode.name(text), it.isEnabled else { continue }
        guard let list = node.spokenWordList else {
          unknown = unknown ?? node
          continue
        }
        let words = SpokenWords(hint)
        if let number = missingLimit(words, node, list), !isWritten(words, in: tree) {
          verdicts.fail(node, "only the hint “\(escaped(hint))” tells of the limit \(number)")
        } else if let demand = missingDemand(words, node, list), !isWritten(words, in: tree) {
          verdicts.fail(node, "only the hint “\(escaped(hint))” tells that it is “\(demand)”")
        } else if isMissingState(words, node, list) {
          verdicts.fail(node, "only the hint tells that \(node.title) is “\(escaped(hint))”")
        } else {
          verdicts.pass()
        }
      }
      verdicts.reviewMissingWords(unknown, for: "in hints")
    })

  /// Whether the whole hint is to be read on the screen as well: it repeats an instruction, and carries nothing alone.
  private static func isWritten(_ hint: SpokenWords, in tree: AuditedTree) -> Bool {
    guard hint.words.count > 2 else { return false }
    return tree.entries.contains { entry in
      entry.node.role == .text && entry.node.drawn.contains { SpokenWords($0).contains(hint) }
    }
  }

  /// A number that a hint calls a limit and that is told nowhere else.
  private static func missingLimit(_ hint: SpokenWords, _ node: AuditedNode, _ list: WordList) -> String? {
    let numbers = hint.words.filter { $0.allSatisfy { $0.isNumber || ".,٫٬".contains($0) } }
    guard !numbers.isEmpty, list.limits.contains(where: { hint.contains(SpokenWords($0)) }) else { return nil }
    if let range = node.node.range, range.lower != nil || range.upper != nil { return nil }
    let told = SpokenWords(openTexts(of: node)).words
    return numbers.first { !told.contains($0) }
  }

  /// What a hint demands of an entry and nothing else does.
  private static func missingDemand(_ hint: SpokenWords, _ node: AuditedNode, _ list: WordList) -> String? {
    switch node.node.role {
    case .textField, .secureField, .searchField, .textEditor, .picker, .datePicker, .toggle, .stepper, .slider: break
    default: return nil
    }
    guard let found = list.demands.first(where: { hint.contains(SpokenWords($0)) }) else { return nil }
    return SpokenWords(openTexts(of: node)).contains(SpokenWords(found)) ? nil : found
  }

  /// Whether a hint is nothing but a state that nothing else tells of.
  private static func isMissingState(_ hint: SpokenWords, _ node: AuditedNode, _ list: WordList) -> Bool {
    guard list.allStates.contains(hint.phrase) else { return false }
    let told = node.exposedStates.flatMap { list.states[$0] ?? [] }
    return !told.contains(hint.phrase) && !SpokenWords(openTexts(of: node)).contains(hint)
  }

  /// All that is told of the node by other means than its hint.
  private static func openTexts(of node: AuditedNode) -> String {
    let it = node.node
    var texts = [it.label, it.value, it.placeholder].compactMap(\.self) + it.drawn
    for content in it.customContent { texts += [content.label, content.value] }
    if let before = node.precedingSibling, before.node.role == .text { texts += [before.node.label ?? ""] }
    return texts.joined(separator: "\n")
  }
}
