extension GoldenSpec {
  /// Returns the text of the spec with what was heard in place of what it expected.
  ///
  /// Header, comments, blank lines and gestures stay as they are, byte for byte, and so does every line that was heard as
  /// expected. What follows a gesture that was not done stays too. A replay with a problem is better not recorded.
  public func record(_ replay: Replay) -> String {
    var writer = SpecWriter(lines)
    for (action, heard) in zip(actions, replay.steps) {
      for hunk in Hunk.all(expected: action.heard.map(\.text), actual: heard) {
        writer.replace(
          action.heard[hunk.expected].map(\.line), with: Array(heard[hunk.actual]),
          after: hunk.expected.lowerBound == 0 ? action.line : action.heard[hunk.expected.lowerBound - 1].line)
      }
    }
    return (hasByteOrderMark ? "\u{FEFF}" : "") + writer.text
  }
}

/// The lines of a spec with replacements.
struct SpecWriter {
  private let lines: [SpecLine]
  private var removed: Set<Int> = []
  private var inserted: [Int: [String]] = [:]
  private let ending: SpecLine.Ending

  init(_ lines: [SpecLine]) {
    self.lines = lines
    ending = lines.first { $0.ending != .none }?.ending ?? .lineFeed
  }

  /// Puts texts in the place of lines: where the first of them stood, or after a given line where there is none.
  mutating func replace(_ numbers: [Int], with texts: [String], after number: Int) {
    removed.formUnion(numbers)
    guard !texts.isEmpty else { return }
    inserted[numbers.first ?? number, default: []] += texts
  }

  var text: String {
    var result = ""
    func append(_ text: String, _ ending: SpecLine.Ending) {
      result += text
      result += ending.rawValue
    }
    for (index, line) in lines.enumerated() {
      let texts = inserted[index + 1] ?? []
      if !removed.contains(index + 1) {
        // A last line without a line break gets one when something follows it.
        append(line.text, texts.isEmpty || line.ending != .none ? line.ending : ending)
      }
      for text in texts { append(text, line.ending == .none ? ending : line.ending) }
    }
    return result
  }
}
