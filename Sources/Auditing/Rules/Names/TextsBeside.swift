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
    tree.hiddenTexts.filter { hidden in
      let place = hidden.after.flatMap { tree.node($0)?.place } ?? -1
      return place >= (first?.place ?? -1) && place < (last?.place ?? tree.shownCount)
    }.map(\.text)
  }
}

extension AuditedTree {
  /// The texts that are hidden from a reader by themselves, with the node that is read before each.
  fileprivate var hiddenTexts: [(text: String, after: NodeID?)] {
    withheld.compactMap { node in
      guard node.entry.withheld == .hidden, node.role == .text, let text = node.name else { return nil }
      return (text, node.entry.after)
    }
  }
}
