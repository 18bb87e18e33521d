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

  /// Tells texts and pictures that stand alone on a surface of their own, or inside a border, which of them they are.
  ///
  /// Of nested surfaces the innermost stays.
  mutating func markSurface(since start: Moment) {
    let parts = (start.elements..<elements.count).filter { elements[$0].isVisible }
    guard (2...8).contains(parts.count), parts.count(where: { elements[$0].isPlainText }) > 1,
      parts.allSatisfy({ elements[$0].isPlainText || elements[$0].isPlainPicture })
    else { return }
    guard parts.allSatisfy({ elements[$0].node.appearance?.surface == nil }) else { return }
    for (place, index) in parts.enumerated() {
      elements[index].node.changeAppearance { $0.surface = Position(index: place + 1, count: parts.count) }
    }
  }
}

extension Element {
  fileprivate var isPlainText: Bool { node.role == .text && handlers.isEmpty && children.isEmpty }
  fileprivate var isPlainPicture: Bool { node.role == .image && handlers.isEmpty && children.isEmpty }
}
