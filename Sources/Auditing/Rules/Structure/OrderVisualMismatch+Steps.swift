import Semantics

extension Rule {
  /// Judges what counts itself, such as “Step 1” and “Step 2”, by whether it is read in the order of its numbers.
  ///
  /// - Returns: Whether it failed.
  static func judgeSteps(among placed: [AuditedNode], _ verdicts: inout Verdicts) -> Bool {
    let steps = placed.compactMap { node in
      StepNumber(node.name ?? "").map { (node: node, number: $0, drawn: node.appearance?.drawingOrder ?? 0) }
    }
    for (_, steps) in Dictionary(grouping: steps, by: \.number.word) {
      let drawn = steps.sorted { $0.drawn < $1.drawn }
      guard steps.count > 1, zip(drawn, drawn.dropFirst()).allSatisfy({ $1.number.number == $0.number.number + 1 }),
        let wrong = zip(steps, steps.dropFirst()).first(where: { $1.number.number < $0.number.number })
      else { continue }
      verdicts.fail(
        wrong.0.node, "\(wrong.0.node.title) is read before \(wrong.1.node.title)",
        want: drawn.map(\.node.title).joined(separator: ", "))
      return true
    }
    return false
  }
}

/// The number that a text begins with to tell its place among others: “Step 2”, “2.” or “2)”.
struct StepNumber {
  /// The word ahead of the number; empty where there is none.
  let word: String
  let number: Int

  init?(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace).prefix(2)
    guard let first = parts.first else { return nil }
    if let number = Self.number(in: first, needsMark: true) {
      (word, self.number) = ("", number)
    } else if parts.count == 2, first.allSatisfy(\.isLetter), let number = Self.number(in: parts[1], needsMark: false) {
      (word, self.number) = (first.lowercased(), number)
    } else {
      return nil
    }
  }

  private static func number(in part: Substring, needsMark: Bool) -> Int? {
    let digits = part.prefix(while: \.isNumber)
    let rest = part.dropFirst(digits.count)
    guard digits.count < 4, rest.count <= 1, rest.allSatisfy({ ".:),".contains($0) }), !needsMark || !rest.isEmpty
    else {
      return nil
    }
    return Int(digits)
  }
}
