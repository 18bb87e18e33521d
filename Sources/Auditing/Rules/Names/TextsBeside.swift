import Semantics

extension AuditedNode {
  /// The texts right before the node, read or hidden from the reader, from the last thing that is a heading or does
  /// something; the nearest first.
  var textsBefore: [String] {
    var texts = hiddenTexts(after: stopBefore, before: self)
    var stop = stopBefore
    while let text = stop, texts.count < 6, text.role == .text, !text.isActionable, !text.traits.contains(.header) {
      texts += [text.name].compactMap(\.self) + hiddenTexts(after: text.stopBefore, before: text)
      stop = text.stopBefore
    }
    return texts
  }

  /// The texts that whoever looks reads after the node, and before the next one.
  var hiddenTextsAfter: [String] { hiddenTexts(after: self, before: stopAfter) }

  private func hiddenTexts(after first: AuditedNode?, before last: AuditedNode?) -> [String] {
    let hidden = tree.hiddenTexts
    guard !hidden.isEmpty else { return [] }
    let start = first?.place ?? -1
    let end = min(last?.place ?? tree.shownCount, tree.shownCount)
    return start < end ? (start..<end).flatMap { hidden[$0] ?? [] } : []
  }
}
