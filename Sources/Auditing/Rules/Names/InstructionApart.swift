import Semantics

extension Rule {
  static let instructionApart = Rule(
    .instructionApart, "How something is to be entered is heard with its field",
    why: """
      Whoever listens comes to a field, types, and only afterwards hears that the password needs a number. A text after \
      a field that says what to enter has to be in the name or the hint of the field as well; one before it is heard on \
      the way. Nobody who listens knows what “0/100” after a field counts. A form such as “MM/DD/YYYY” that only the \
      placeholder shows is gone for everybody as soon as something is typed.
      """,
    policy: .wcag, impact: .moderate, criteria: ["1.3.1", "3.3.2"],
    fix: "Add accessibilityHint(_:) with the instruction, or write it above the field.",
    failing: Example("a rule after a field", .passwordField(nil), .text("rule", demand)),
    passing: Example("the rule in the hint as well", .passwordField(demand), .text("rule", demand)),
    check: .node { node, verdicts in
      // What comes up once something was entered is a message, which other rules judge.
      guard node.isField, node.isStop, node.node.value == nil, let words = node.spokenWordList else { return }
      let told = SpokenWords(node.allTexts)
      if let text = instruction(after: node, words) {
        if hasHint(node) || told.contains(SpokenWords(text)) || tellsNumbers(of: text, told) {
          verdicts.pass()
        } else {
          let name = node.title
          verdicts.fail(node, "“\(escaped(text))” stands after \(name), and is not heard with it", want: text)
        }
      } else if let counter = node.stopAfter, let limit = limit(of: counter) {
        if hasHint(node) || told.words.contains(limit) {
          verdicts.pass()
        } else {
          verdicts.fail(node, "\(counter.title) tells the limit of \(node.title) to the eye, and nothing says it")
        }
      } else if node.name != nil, let mask = EntryInstruction.mask(in: node.node.placeholder ?? "") {
        if hasHint(node) || isWritten(mask, around: node) {
          verdicts.pass()
        } else {
          verdicts.fail(node, "“\(escaped(mask))” goes from \(node.title) as soon as something is typed", want: mask)
        }
      }
    })

  private static func instruction(after node: AuditedNode, _ words: WordList) -> String? {
    let next = node.stopAfter
    // What stands right before another field may be meant for that one.
    if next?.isField == true { return nil }
    let hidden = node.hiddenTextsAfter.first { EntryInstruction($0, words: words) != nil }
    guard let text = next, text.role == .text, !text.traits.contains(.header) else { return hidden }
    guard text.stopAfter?.isField != true else { return hidden }
    return hidden ?? text.name.flatMap { EntryInstruction($0, words: words)?.text }
  }

  /// The second of two bare numbers, such as “0/100”, that count what is entered; words beside them say what they are.
  private static func limit(of text: AuditedNode) -> String? {
    guard text.role == .text, let name = text.name, !name.contains(where: \.isLetter) else { return nil }
    let numbers = name.split(separator: "/", omittingEmptySubsequences: false).map { SpokenWords(String($0)).words }
    guard numbers.count == 2, numbers[0] == ["0"], numbers[1].count == 1 else { return nil }
    return numbers[1][0]
  }

  private static func hasHint(_ node: AuditedNode) -> Bool { node.node.hint.flatMap(AuditedNode.name) != nil }

  private static func tellsNumbers(of text: String, _ told: SpokenWords) -> Bool {
    let numbers = SpokenWords(text).words.filter { $0.contains(where: \.isNumber) }
    return !numbers.isEmpty && numbers.allSatisfy(told.words.contains)
  }

  /// Whether a text beside the field shows the form as well, or its name does.
  private static func isWritten(_ mask: String, around node: AuditedNode) -> Bool {
    let before = node.textsBefore
    let texts = [node.name, node.stopAfter?.name].compactMap(\.self) + before + node.hiddenTextsAfter
    return texts.contains { $0.contains(mask) }
  }

  private static let demand = "Use at least 8 characters"
}

extension SemanticNode {
  fileprivate static func passwordField(_ hint: String?) -> SemanticNode {
    SemanticNode(id: "password", role: .secureField, label: "New password").with { $0.hint = hint }
  }
}
