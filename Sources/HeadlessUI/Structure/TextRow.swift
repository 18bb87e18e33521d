import Semantics

extension _Evaluation {
  /// Tells texts that stand side by side, with nothing else between them, which of a row they are.
  mutating func markRow(from start: Int) {
    let row = start..<elements.count
    guard (2...12).contains(row.count), row.allSatisfy({ elements[$0].isPlainText }) else { return }
    for index in row {
      var appearance = elements[index].node.appearance ?? Appearance()
      appearance.row = Position(index: index - start + 1, count: row.count)
      elements[index].node.appearance = appearance
    }
  }
}

extension Element {
  fileprivate var isPlainText: Bool { node.role == .text && handlers.isEmpty && children.isEmpty }
}
