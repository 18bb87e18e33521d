/// Two sequences side by side, so that what agrees stands in one row.
///
/// The common ends are found in linear time; only what lies between them is aligned by weight. Where even that is too large
/// for a table, its elements are paired in order.
struct Alignment {
  /// A row holds an index on the left, on the right, or on both sides.
  struct Row: Equatable {
    var left: Int?
    var right: Int?
  }

  /// The most cells of the table, 16 MiB of it.
  private static let largestTable = 4_000_000

  let rows: [Row]

  /// - Parameters:
  ///   - leftCount: How many elements are on the left.
  ///   - rightCount: How many are on the right.
  ///   - full: The weight of two elements that agree in everything.
  ///   - weight: How well two elements agree; 0 keeps them out of one row.
  init(_ leftCount: Int, _ rightCount: Int, full: Int32 = 1, weight: (_ left: Int, _ right: Int) -> Int32) {
    var start = 0
    while start < min(leftCount, rightCount), weight(start, start) == full { start += 1 }
    var tail = 0
    while tail < min(leftCount, rightCount) - start,
      weight(leftCount - 1 - tail, rightCount - 1 - tail) == full
    {
      tail += 1
    }
    let left = start..<(leftCount - tail)
    let right = start..<(rightCount - tail)
    let cells = (left.count + 1).multipliedReportingOverflow(by: right.count + 1)
    let middle =
      cells.overflow || cells.partialValue > Self.largestTable
      ? Self.paired(left, right) : Self.weighed(left, right, weight)
    rows =
      (0..<start).map { Row(left: $0, right: $0) } + middle
      + (0..<tail).map { Row(left: left.upperBound + $0, right: right.upperBound + $0) }
  }

  private static func paired(_ left: Range<Int>, _ right: Range<Int>) -> [Row] {
    left.map { Row(left: $0, right: nil) } + right.map { Row(left: nil, right: $0) }
  }

  private static func weighed(_ left: Range<Int>, _ right: Range<Int>, _ weight: (Int, Int) -> Int32) -> [Row] {
    let width = right.count + 1
    var best = [Int32](repeating: 0, count: (left.count + 1) * width)
    for i in stride(from: left.count - 1, through: 0, by: -1) {
      for j in stride(from: right.count - 1, through: 0, by: -1) {
        let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
        let both = weight(left.lowerBound + i, right.lowerBound + j)
        best[i * width + j] = both == 0 ? skipped : max(skipped, best[(i + 1) * width + j + 1] + both)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, j < right.count {
        let both = weight(left.lowerBound + i, right.lowerBound + j)
        if both > 0, best[i * width + j] == best[(i + 1) * width + j + 1] + both {
          rows.append(Row(left: left.lowerBound + i, right: right.lowerBound + j))
          i += 1
          j += 1
          continue
        }
      }
      if i < left.count, j == right.count || best[(i + 1) * width + j] >= best[i * width + j + 1] {
        rows.append(Row(left: left.lowerBound + i, right: nil))
        i += 1
      } else {
        rows.append(Row(left: nil, right: right.lowerBound + j))
        j += 1
      }
    }
    return rows
  }
}
