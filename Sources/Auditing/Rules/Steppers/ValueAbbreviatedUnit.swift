import Semantics

extension Rule {
  static let valueAbbreviatedUnit = Rule(
    .valueAbbreviatedUnit, "Times are spoken in words",
    why: """
      “1m 5s” is read as “1 metre 5 s”: a reader cannot know that the letters are hours, minutes and seconds. Where one \
      number stands alone with such a letter, a person has to say what it is.
      """,
    policy: .wcag, impact: .moderate, criteria: ["1.3.1"],
    fix: """
      Keep the short form on the screen and give the words to accessibilityValue(_:) or accessibilityLabel(_:), such as \
      those of Duration.UnitsFormatStyle with the width .wide.
      """,
    failing: Example("a time in letters", .adjustable("skip", "Skip forward", value: "1m 5s")),
    passing: Example("a time in words", .adjustable("skip", "Skip forward", value: "1 minute 5 seconds")),
    check: .node { node, verdicts in
      guard node.isStop, !node.isField else { return }
      let text = node.value ?? (node.role == .text ? node.name : nil)
      guard let text, SpokenNumber.hasDigit(text), let units = units(of: text) else { return }
      let letters = Set(units).intersection(["d", "h", "m", "s"])
      if letters.count > 1 {
        verdicts.fail(node, "“\(escaped(text))” of \(node.title) is a time in letters, which are read as other units")
      } else if letters == ["m"], units.count == 1, !text.contains(where: \.isWhitespace) {
        verdicts.review(node, .customFormatOpaque, "“\(escaped(text))” of \(node.title) may be metres or minutes")
      } else {
        verdicts.pass()
      }
    })

  /// What stands behind each number of a text that is made of numbers and units alone; nil for any other text.
  private static func units(of text: String) -> [String]? {
    // A text that ends in a number has one without a unit.
    guard text.utf8.count < 48, let last = text.utf8.last, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= last) else {
      return nil
    }
    var units: [String] = []
    var rest = text.drop { !$0.isNumber }.lowercased()[...]
    while !rest.isEmpty {
      rest = rest.drop { $0.isNumber || ".,٫٬".contains($0) }.drop(while: \.isWhitespace)
      let unit = rest.prefix(while: \.isLetter)
      guard !unit.isEmpty else { return nil }
      units.append(String(unit))
      rest = rest.dropFirst(unit.count).drop { $0.isWhitespace || ".,".contains($0) }
      guard rest.isEmpty || rest.first?.isNumber == true else { return nil }
    }
    return units.isEmpty ? nil : units
  }
}
