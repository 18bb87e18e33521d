import Narration
import Semantics

extension Rule {
  static let changeNotAnnounced = Rule(
    .changeNotAnnounced, "A change is heard",
    why: """
      When a press changes a text or a value elsewhere and nothing is spoken of it, somebody who listens has to search \
      the screen for what happened. A reader speaks by itself only of the element under its cursor. Where a haptic \
      tells of the change, haptic-only-feedback judges it; where the old value is announced, announce-old-value.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.3", "4.1.2"],
    fix: """
      Let the control that is pressed carry the value, or post AccessibilityNotification.Announcement with the new one.
      """,
    failing: Example("a plus button beside a number", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return []
    },
    passing: Example("the same button, which announces", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.announcement(text: "3", priority: .default)]
    },
    check: .step { step, verdicts in
      guard let silence = step.silence else { return }
      guard let missed = silence.missed else { return verdicts.pass() }
      guard step.haptics.isEmpty, !step.tellsOldValue else { return }
      verdicts.fail(
        step.node, "“\(escaped(missed.text))” appears and nothing is spoken of it", want: missed.text)
    })
}

extension AuditedStep {
  /// What became of the news of a step.
  struct Silence {
    /// The news that nobody heard; nil when something was heard.
    let missed: News?
  }

  /// How a change was made known; nil when there is nothing that had to be.
  ///
  /// It is heard when the control that was used says something else of itself, when the program speaks of any of the
  /// news, or when the cursor is brought to one of them. What is typed is echoed, and a press that changes a whole
  /// page is no message about a status.
  var silence: Silence? {
    guard changed, let node else { return nil }
    if gesture.isTyping { return nil }
    // Where something modal closes, the system itself tells of another screen; whoever pages or clears a
    // field knows what changes.
    if node.isInModal || clearedField || (gesture == .activate(1) && pages(node)) { return nil }
    let news = lostFocus ? morphNews : self.news
    // What a magic tap starts or stops is heard; the button that does the same changes its name with it.
    if gesture == .magicTap, news.allSatisfy({ $0.node.traits.contains(.button) }) { return nil }
    guard (1...5).contains(news.count) else { return nil }
    if changedItself || movedFocus || news.contains(where: hears) { return Silence(missed: nil) }
    guard let missed = news.first(where: { !isOfOtherSection($0) && !repeatsName($0.text) }) else {
      return Silence(missed: nil)
    }
    return Silence(missed: missed)
  }

  /// Whether a text says no more than what was chosen by its name: “Settings” where “Settings” was pressed, or
  /// “Archived” where the action “Archive” was.
  func repeatsName(_ text: String) -> Bool {
    let said = SpokenWords(text).words
    guard !said.isEmpty else { return false }
    if case .perform(let name) = gesture {
      let known = SpokenWords(name).words
      return said.allSatisfy { word in known.contains { word.hasPrefix($0.prefix(max(4, $0.count - 1))) } }
    }
    return isActivation && said == SpokenWords(node?.name ?? "").words
  }

  /// Whether the name of a button says that it shows what comes next or came before.
  func pages(_ node: AuditedNode) -> Bool {
    guard let first = SpokenWords(node.name ?? "").words.first else { return false }
    return node.spokenWordList?.paging.contains(first) ?? false
  }

  /// What is new when the control that was used is gone: the numbers that appeared, else the names.
  private var morphNews: [News] {
    let appeared = appeared.filter { !$0.traits.contains(.updatesFrequently) }
    let numbers = appeared.filter { SpokenNumber.hasDigit($0.value ?? "") || ($0.role == .text && $0.saysNumber) }
    return (numbers.isEmpty ? appeared : numbers).compactMap { node in
      (numbers.isEmpty ? node.name ?? node.value : node.hasValue ? node.value : node.name).map {
        News(node: node, old: "", text: $0)
      }
    }
  }
}

extension ExampleScreen {
  /// Changes the text of the node `count`.
  func count(_ text: String) {
    change("count") {
      $0.label = text
      $0.drawn = [text]
    }
  }
}
