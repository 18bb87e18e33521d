import Foundation
import Semantics

extension Rule {
  static let hintRedundant = Rule(
    .hintRedundant, "Hints tell what follows, and not how or again",
    why: """
      A hint that repeats the name, the value or the role costs a listener time at every visit. A reader says by itself \
      how a control is used, in the words for the device at hand: “Double tap to add” is heard twice on a phone and is \
      wrong on a keyboard.
      """,
    policy: .bestPractice, impact: .minor, criteria: ["3.3.2"],
    fix: "Say in accessibilityHint(_:) what happens, such as “Adds one to your bag”, or leave the hint out.",
    failing: Example("a hint that explains the gesture", .button("add", "Add").with { $0.hint = "Double tap to add" }),
    passing: Example("a hint about the outcome", .button("add", "Add").with { $0.hint = "Adds one to your bag" }),
    check: .tree { tree, verdicts in
      var unknown: AuditedNode?
      for node in tree.nodes {
        guard let text = node.node.hint, let hint = AuditedNode.name(text) else { continue }
        let words = SpokenWords(hint)
        if let twin = twin(of: words, in: node) {
          verdicts.fail(node, "the hint “\(escaped(hint))” repeats the \(twin)")
          continue
        }
        guard let list = node.spokenWordList else {
          unknown = unknown ?? node
          continue
        }
        if isRole(words, list) {
          verdicts.fail(node, "the hint “\(escaped(hint))” repeats the role")
        } else if let gesture = gesture(in: hint, of: node, list) {
          verdicts.fail(node, "the hint “\(escaped(hint))” names a gesture, “\(gesture)”")
        } else {
          verdicts.pass()
        }
      }
      verdicts.reviewMissingWords(unknown, for: "in hints")
    })

  /// What the hint says again: every word of it stands there, if perhaps with another ending.
  private static func twin(of hint: SpokenWords, in node: AuditedNode) -> String? {
    guard !hint.isEmpty else { return nil }
    for (text, facet) in [(node.node.label, "name"), (node.isField ? nil : node.node.value, "value")] {
      guard let text else { continue }
      let words = SpokenWords(text)
      // A sentence that has the words of its hint in it says more than they do.
      if words.contains(hint), node.isActionable || words.words.count <= 2 * hint.words.count { return facet }
      if words.words.count == hint.words.count, zip(words.words, hint.words).allSatisfy(isSameWord) { return facet }
    }
    return nil
  }

  /// “Add” and “Adds”.
  private static func isSameWord(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return short.count > 2 && long.count - short.count < 3 && long.hasPrefix(short) && !long.contains(where: \.isNumber)
  }

  private static func isRole(_ hint: SpokenWords, _ list: WordList) -> Bool {
    hint.words.count < 4 && list.roles.contains { SpokenWords($0) == hint }
  }

  private static func gesture(in hint: String, of node: AuditedNode, _ list: WordList) -> String? {
    // Where fingers work on the element itself, the gesture is what has to be told.
    guard !node.node.traits.contains(.allowsDirectInteraction) else { return nil }
    let clauses = hint.split { ",.;!?–—".contains($0) }.filter { !isTitle($0, list) }.map {
      SpokenWords(String($0)).words
    }
    let found = list.gestures.filter { gesture in
      let gesture = SpokenWords(gesture).words
      return clauses.contains { asks(for: gesture, in: $0, list) }
    }.max { $0.count < $1.count }
    // “Tap to Pay” may be the name of what the control is about.
    guard let found, SpokenWords(node.node.label ?? "").contains(SpokenWords(found)) else { return found }
    return nil
  }

  /// Whether each word has a capital, as in what something is called: “Bad Example Click Here”.
  private static func isTitle(_ clause: Substring, _ list: WordList) -> Bool {
    let words = clause.split(whereSeparator: \.isWhitespace)
    guard !list.gestureLeads.isEmpty, words.count > 2,
      words.allSatisfy({ $0.first { $0.isLetter }?.isUppercase != false })
    else { return false }
    return !list.gestures.contains { SpokenWords(String(clause)).begins(with: SpokenWords($0)) }
  }

  /// Whether a gesture is asked for, as opposed to spoken of: “swipe up to add”, but not “a list with swipe actions”.
  private static func asks(for gesture: [String], in clause: [String], _ list: WordList) -> Bool {
    guard !gesture.isEmpty, gesture.count <= clause.count else { return false }
    return (0...clause.count - gesture.count).contains { start in
      let end = start + gesture.count
      guard clause[start..<end].elementsEqual(gesture) else { return false }
      guard !list.gestureLeads.isEmpty, start > 0 || end < clause.count else { return true }
      if end < clause.count, list.gestureNouns.contains(clause[end]) { return false }
      return start == 0 || list.gestureLeads.contains(clause[start - 1])
        || (end < clause.count && list.gestureFollowers.contains(clause[end]))
    }
  }
}
