/// The markers that version control leaves in a file whose two sides it could not join.
enum MergeConflict {
  private static let begin = "<<<<<<<"
  private static let middle = ["=======", "|||||||"]
  private static let end = ">>>>>>>"

  static func isMarker(_ line: String) -> Bool { ([begin, end] + middle).contains { begins(line, with: $0) } }

  /// The numbers of the lines in which a conflict begins, counted from 1.
  ///
  /// Speech can look like a first or a middle marker, but never like the last: a line of speech that begins with `>` is
  /// written with a backslash. So a conflict is one when its last marker is there.
  static func lines(in lines: [String]) -> Set<Int> {
    var found: Set<Int> = []
    var open: Int?
    for (index, line) in lines.enumerated() {
      if begins(line, with: begin), open == nil { open = index + 1 }
      if begins(line, with: end) {
        found.insert(open ?? index + 1)
        open = nil
      }
    }
    return found
  }

  private static func begins(_ line: String, with marker: String) -> Bool {
    guard line.utf8.starts(with: marker.utf8) else { return false }
    let rest = line.utf8.dropFirst(marker.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: " ")
  }
}
