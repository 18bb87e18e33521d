import Semantics

extension Rule {
  /// Judges tables that are made of columns, where the first one says what the numbers in the others are of.
  ///
  /// Columns that are alike may each be about one thing, such as a day and its weather, and are read in the right order.
  static func judgeColumns(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    var columns: [[AuditedNode]] = []
    for node in tree.nodes {
      guard let column = column(from: node) else { continue }
      if let last = columns.last?.last, last.next?.place == node.place, columns[0].count == column.count {
        columns.append(column)
      } else {
        judge(columns: columns, &verdicts)
        columns = [column]
      }
    }
    judge(columns: columns, &verdicts)
  }

  /// The texts of the column that begins with a node, where each is a stop that says what is written and no more.
  private static func column(from node: AuditedNode) -> [AuditedNode]? {
    guard node.hasRareFacets, let place = node.appearance?.column, place.index == 1, !node.isInsideNamed else {
      return nil
    }
    var column = [node]
    while column.count < place.count, let next = column.last?.next,
      next.appearance?.column?.index == column.count + 1
    {
      column.append(next)
    }
    return column.count == place.count && column.allSatisfy(saysWhatIsWritten) ? column : nil
  }

  private static func judge(columns: [[AuditedNode]], _ verdicts: inout Verdicts) {
    guard columns.count > 1 else { return }
    let numbers = columns.map { column in column.count { SpokenNumber.hasDigit($0.name ?? "") } }
    // The first row may be one of headings.
    if numbers[0] == 0, zip(columns, numbers).dropFirst().allSatisfy({ $1 > 0 && $1 >= $0.count - 1 }) {
      verdicts.fail(
        columns[0][0],
        "a table of \(columns.count) columns is heard column by column, from \(columns[0][0].title) on")
    } else {
      verdicts.pass()
    }
  }
}
