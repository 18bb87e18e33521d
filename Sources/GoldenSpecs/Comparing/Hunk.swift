/// A run of lines that differ, as the places it takes on both sides.
struct Hunk: Equatable {
  var expected: Range<Int>
  var actual: Range<Int>

  /// The runs in which two lists of lines differ, in order; bytes decide, not how Unicode composes a letter.
  static func all(expected: [String], actual: [String]) -> [Hunk] {
    let alignment = Alignment(expected.count, actual.count) {
      expected[$0].utf8.elementsEqual(actual[$1].utf8) ? 1 : 0
    }
    var hunks: [Hunk] = []
    var (left, right) = (0, 0)
    var isOpen = false
    for row in alignment.rows {
      if row.left != nil, row.right != nil {
        isOpen = false
      } else {
        if !isOpen { hunks.append(Hunk(expected: left..<left, actual: right..<right)) }
        isOpen = true
        let last = hunks.count - 1
        if row.left != nil { hunks[last].expected = hunks[last].expected.lowerBound..<(left + 1) }
        if row.right != nil { hunks[last].actual = hunks[last].actual.lowerBound..<(right + 1) }
      }
      if row.left != nil { left += 1 }
      if row.right != nil { right += 1 }
    }
    return hunks
  }
}
