import Semantics

extension _Evaluation {
  /// Tells texts in columns of the same length, which stand side by side with nothing else between them, of which place.
  ///
  /// - Returns: Whether there are such columns.
  mutating func markColumns(_ parts: [Range<Int>]) -> Bool {
    let columns = parts.filter { !$0.isEmpty }
    guard let height = columns.first?.count, height > 2, columns.count > 1,
      columns.allSatisfy({ $0.count == height && $0.allSatisfy { elements[$0].isPlainText } })
    else { return false }
    for column in columns {
      for (row, index) in column.enumerated() {
        elements[index].node.changeAppearance {
          $0.row = nil
          $0.column = Position(index: row + 1, count: height)
        }
      }
    }
    return true
  }

  /// Tells texts that stand side by side, with nothing else between them, which of a row they are.
  mutating func markRow(from start: Int) {
    let row = start..<elements.count
    guard (2...12).contains(row.count), row.allSatisfy({ elements[$0].isPlainText }) else { return }
    for index in row {
      elements[index].node.changeAppearance { $0.row = Position(index: index - start + 1, count: row.count) }
    }
  }
}

extension Element {
  fileprivate var isPlainText: Bool { node.role == .text && handlers.isEmpty && children.isEmpty }
}
