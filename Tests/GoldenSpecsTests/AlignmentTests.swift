import Testing

@testable import GoldenSpecs

/// Lists side by side.
struct AlignmentTests {
  private func rows(_ left: String, _ right: String) -> String {
    let (left, right) = (Array(left), Array(right))
    return Alignment(left.count, right.count) { left[$0] == right[$1] ? 1 : 0 }.rows
      .map { "\($0.left.map { String(left[$0]) } ?? "-")\($0.right.map { String(right[$0]) } ?? "-")" }
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "aa bb cc"), ("abc", "", "a- b- c-"), ("", "ab", "-a -b"),
    ("abcd", "abd", "aa bb c- dd"), ("abd", "abcd", "aa bb -c dd"), ("aba", "ab", "aa bb a-"),
    ("axc", "ayc", "aa x- -y cc"), ("abab", "ba", "a- bb aa b-"),
  ])
  func commonElementsStandInOneRow(left: String, right: String, expected: String) {
    #expect(rows(left, right) == expected)
  }

  @Test func longListsWithACommonEndNeedNoTable() {
    let count = 100_000
    let rows = Alignment(count + 1, count) { left, right in left - 1 == right ? 1 : 0 }.rows
    #expect(rows.count == count + 1)
    #expect(rows.first == Alignment.Row(left: 0, right: nil))
  }

  @Test func listsThatShareNothingAndAreTooLongAreNotAligned() {
    let rows = Alignment(5_000, 5_000) { _, _ in 0 }.rows
    #expect(rows.count == 10_000)
  }
}
