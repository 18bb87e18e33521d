import Semantics

extension Rule {
  static let valueOtherThanShown = Rule(
    .valueOtherThanShown, "What is moved says what the screen shows for it",
    why: """
      A text beside a slider says “24 miles”, and the slider itself says “48%”, or 24 of nothing. Somebody who looks \
      moves it until the text is right; somebody who listens moves it and hears another number, or one without its unit.
      """,
    policy: .experimental, impact: .moderate, criteria: ["4.1.2", "1.3.1"],
    fix: "Say in accessibilityValue(_:) what the text says, with the unit.",
    failing: Example("a slider in percent beside a text in miles", slider("48%")) { screen, action, _ in
      move(screen, by: action, "%", factor: 2)
      return []
    },
    passing: Example("a slider that says the miles", slider("24 miles")) { screen, action, _ in
      move(screen, by: action, " miles", factor: 1)
      return []
    },
    check: .step { step, verdicts in
      guard step.changed, step.direction != nil, let node = step.nodeAfter, let value = node.value, node.isAdjustable,
        node.role != .stepper
      else { return }
      let said = node.numbers(in: value)
      guard !said.isEmpty else { return }
      let shown = step.news.filter { $0.node.node.id != node.node.id && isAmount($0, in: step) }
      guard shown.count == 1, let text = shown.first?.text, let number = node.numbers(in: text).first,
        let unit = unit(in: text)
      else { return }
      let words = SpokenWords([node.label, value].compactMap(\.self).joined(separator: " ")).words
      let saysUnit = words.contains { $0.hasPrefix(unit.prefix(3)) || unit.hasPrefix($0) }
      let saysNumber = said.contains { $0.means(number.value) && !$0.isPercent }
      if saysNumber, saysUnit || value.contains(where: \.isLetter) {
        verdicts.pass()
      } else if !value.contains(where: \.isLetter) {
        verdicts.fail(
          step.node, "the screen shows “\(escaped(text))”, and \(node.title) says “\(escaped(value))”", want: text)
      }
    })

  /// Whether a text is where somebody who looks reads the amount: one number, which the step changed.
  private static func isAmount(_ news: AuditedStep.News, in step: AuditedStep) -> Bool {
    guard news.node.node.role == .text else { return false }
    let (old, new) = (news.node.numbers(in: news.old), news.node.numbers(in: news.text))
    return old.count == 1 && new.count == 1 && !new[0].isPercent && old[0].value != new[0].value
  }

  /// The word right after the number, in small letters.
  private static func unit(in text: String) -> String? {
    guard let last = text.lastIndex(where: \.isNumber) else { return nil }
    let rest = text[text.index(after: last)...].drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" || $0 == "°" }
    let unit = rest.prefix(while: \.isLetter).lowercased()
    return unit.isEmpty ? nil : unit
  }

  private static func slider(_ value: String) -> [SemanticNode] {
    [.text("text", "Distance: 24 miles"), .adjustable("slider", "Distance", value: value)]
  }

  @MainActor
  private static func move(_ screen: ExampleScreen, by action: SemanticAction, _ unit: String, factor: Int) {
    let miles = action == .increment ? 25 : 23
    screen.change("text") {
      $0.label = "Distance: \(miles) miles"
      $0.drawn = ["Distance: \(miles) miles"]
    }
    screen.change("slider") { $0.value = "\(miles * factor)\(unit)" }
  }
}
