import Semantics

extension Rule {
  /// Judges a field in which nothing is written: what stands before it is what whoever looks calls it.
  static func judge(field node: AuditedNode, _ verdicts: inout Verdicts) {
    guard let name = node.name, node.node.placeholder.flatMap(AuditedNode.name) == nil,
      node.stopBefore?.entry.parent == node.entry.parent, let list = node.spokenWordList
    else { return }
    let texts = node.textsBefore
    guard let label = texts.first, isLabel(label, list), !node.absorbed.contains(where: { $0.role == .text }) else {
      return
    }
    let names = SpokenWords(([name] + node.node.inputLabels).joined(separator: ", "))
    let visible = VisibleWords(locale: node.ownLanguage ?? node.environment.locale)
    let around = texts + node.hiddenTextsAfter + [node.stopAfter?.name].compactMap(\.self)
    let isShared = around.contains { text in
      visible.match(text, in: name) != .missing || !Set(SpokenWords(text).words).isDisjoint(with: names.words)
    }
    if isShared { return verdicts.pass() }
    verdicts.fail(
      node, "“\(escaped(label))” stands before it, and no word of it is in the name “\(escaped(name))”", want: label)
  }

  /// Whether a text is as short as a label, and not a remark, an instruction or an amount.
  private static func isLabel(_ text: String, _ list: WordList) -> Bool {
    let words = SpokenWords(text).words
    return (1...4).contains(words.count) && !text.contains { ".!?".contains($0) || $0.isNumber }
      && words.joined().count > 1 && EntryInstruction(text, words: list) == nil
  }
}
