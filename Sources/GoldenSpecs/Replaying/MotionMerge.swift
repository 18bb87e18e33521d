import Narration
import Semantics

/// The lines of one gesture heard twice, without and with Reduce Motion, as one list.
///
/// A motion says what became of it with Reduce Motion; whatever else differs stands as lines marked `full:` and `reduced:`.
struct MotionMerge {
  private static let none = "none"
  private static let identity = "identity"

  let lines: [String]

  init(full: [Take.Line], reduced: [Take.Line], explains: Bool) {
    var merged: [String] = []
    func append(_ line: Take.Line, marked mark: String = "") {
      merged.append(mark + TranscriptText.text(of: line.content))
      if explains, let phrase = line.phrase { merged += TranscriptText.reasons(for: phrase) }
    }
    let weight: (Int, Int) -> Int32 = { Self.weight(full[$0].content, reduced[$1].content) }
    for row in Self.rows(full, reduced, weight) {
      let (left, right) = (row.left.map { full[$0] }, row.right.map { reduced[$0] })
      if let motion = Self.motionLine(left?.content, right?.content) {
        if !motion.isEmpty { merged.append(motion) }
      } else if let left, right != nil {
        append(left)
      } else if let left {
        append(left, marked: "full: ")
      } else if let right {
        append(right, marked: "reduced: ")
      }
    }
    lines = merged
  }

  private static func motion(_ line: TranscriptLine?) -> Motion? {
    guard case .event(.motion(let motion)) = line else { return nil }
    return motion
  }

  private static let full: Int32 = 4

  /// Two movements of the same change are the same place; two of different changes may be, where nothing fits better.
  private static func weight(_ left: TranscriptLine, _ right: TranscriptLine) -> Int32 {
    switch (motion(left), motion(right)) {
    case (let left?, let right?): left.change == right.change ? full : 1
    case (nil, nil): left == right ? full : 0
    default: 0
    }
  }

  /// Aligns what is not movement first: a long screen then needs no table, however much of it moves.
  private static func rows(
    _ full: [Take.Line], _ reduced: [Take.Line], _ weight: (Int, Int) -> Int32
  ) -> [Alignment.Row] {
    let still = full.indices.filter { motion(full[$0].content) == nil }
    let stillReduced = reduced.indices.filter { motion(reduced[$0].content) == nil }
    let anchors = Alignment(still.count, stillReduced.count, full: Self.full) { weight(still[$0], stillReduced[$1]) }
    var rows: [Alignment.Row] = []
    var (left, right) = (0, 0)
    func align(upTo leftEnd: Int, _ rightEnd: Int) {
      let (leftStart, rightStart) = (left, right)
      let part = Alignment(leftEnd - left, rightEnd - right, full: Self.full) {
        weight(leftStart + $0, rightStart + $1)
      }
      rows += paired(part.rows).map { row in
        Alignment.Row(left: row.left.map { leftStart + $0 }, right: row.right.map { rightStart + $0 })
      }
      (left, right) = (leftEnd, rightEnd)
    }
    for anchor in anchors.rows {
      guard let stillLeft = anchor.left, let stillRight = anchor.right else { continue }
      align(upTo: still[stillLeft], stillReduced[stillRight])
      rows.append(Alignment.Row(left: left, right: right))
      left += 1
      right += 1
    }
    align(upTo: full.count, reduced.count)
    return rows
  }

  /// Puts lines that stand on one side only in turn, so that a line and its counterpart are neighbours.
  private static func paired(_ rows: [Alignment.Row]) -> [Alignment.Row] {
    var result: [Alignment.Row] = []
    var index = rows.startIndex
    while index < rows.endIndex {
      let end = rows[index...].firstIndex { $0.left != nil && $0.right != nil } ?? rows.endIndex
      let lefts = rows[index..<end].filter { $0.left != nil }
      let rights = rows[index..<end].filter { $0.right != nil }
      for place in 0..<max(lefts.count, rights.count) {
        if place < lefts.count { result.append(lefts[place]) }
        if place < rights.count { result.append(rights[place]) }
      }
      if end < rows.endIndex { result.append(rows[end]) }
      index = end + 1
    }
    return result
  }

  /// The line for a movement in either run; empty when nothing moves in both, nil when neither line is a movement.
  private static func motionLine(_ full: TranscriptLine?, _ reduced: TranscriptLine?) -> String? {
    let (left, right) = (motion(full), motion(reduced))
    guard left != nil || right != nil else { return nil }
    let still = (left.map { $0.effect == identity } ?? true, right.map { $0.effect == identity } ?? true)
    if still.0 && still.1 { return "" }
    let reducedText =
      switch right {
      case let right? where !still.1: left?.change == right.change && !still.0 ? right.effect : words(right)
      default: none
      }
    return "~ motion \(still.0 ? none : left.map(words) ?? none) | \(reducedText)"
  }

  /// What stands after `~ motion `.
  private static func words(_ motion: Motion) -> String {
    let line = TranscriptText.text(of: .event(.motion(motion)))
    let prefix = "~ motion "
    return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
  }
}
