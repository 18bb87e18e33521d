import Narration
import Semantics

/// One gesture of the format: its word, how it is written, and how what follows the word is read.
struct GestureForm: Sendable {
  let name: String
  let usage: String
  let read: @Sendable (inout GestureScanner) throws(GestureProblem) -> Gesture

  static let all: [GestureForm] = [
    plain("read", .read), plain("where", .where),
    counted("next") { .next($0) }, counted("previous") { .previous($0) },
    plain("first", .first), plain("last", .last),
    GestureForm(name: "focus", usage: "focus \"label\" or focus #identifier", read: focus),
    counted("activate") { .activate($0) },
    counted("increment") { .increment($0) }, counted("decrement") { .decrement($0) },
    quoting("perform", "name") { .perform($0) },
    plain("escape", .escape), plain("magic-tap", .magicTap),
    quoting("type", "text") { .type($0) },
    GestureForm(name: "rotor", usage: "rotor NAME next or rotor NAME previous", read: rotor),
    GestureForm(name: "scroll", usage: "scroll up, down, left or right", read: scroll),
    GestureForm(name: "wait", usage: "wait 500ms, wait 2s or wait 1m", read: wait),
    plain("tree", .tree),
  ]

  /// What people call some gestures elsewhere.
  private static let familiar = [
    "tap": "activate", "click": "activate", "press": "activate", "double-tap": "activate", "swipe": "next",
    "prev": "previous", "back": "previous", "say": "where", "announce": "read", "enter": "type", "input": "type",
    "action": "perform", "find": "focus", "dismiss": "escape",
    "sleep": "wait", "pause": "wait", "delay": "wait",
  ]

  static func hint(for word: String) -> String {
    if let name = familiar[word.lowercased()] { return "did you mean “\(name)”?" }
    let names = all.map(\.name)
    return suggestion(for: word, among: names, otherwise: "there are \(names.joined(separator: ", "))")
  }

  private static func plain(_ name: String, _ gesture: Gesture) -> GestureForm {
    GestureForm(name: name, usage: name) { _ in gesture }
  }

  private static func counted(_ name: String, _ make: @escaping @Sendable (Int) -> Gesture) -> GestureForm {
    GestureForm(name: name, usage: "\(name) [n]") { scanner throws(GestureProblem) in
      make(try scanner.count(of: name))
    }
  }

  private static func quoting(
    _ name: String, _ what: String, _ make: @escaping @Sendable (String) -> Gesture
  ) -> GestureForm {
    let usage = "\(name) \"\(what)\""
    return GestureForm(name: name, usage: usage) { scanner throws(GestureProblem) in
      make(try scanner.quotedText(usage: usage))
    }
  }

  @Sendable private static func focus(_ scanner: inout GestureScanner) throws(GestureProblem) -> Gesture {
    let usage = "focus \"label\""
    guard scanner.take("#") else { return .focus(.label(try scanner.quotedText(usage: usage))) }
    if scanner.isAtQuote { return .focus(.identifier(try scanner.quotedText(usage: usage))) }
    let start = scanner
    let identifier = scanner.word()
    guard !identifier.isEmpty else { throw start.problem("an identifier is missing after #") }
    return .focus(.identifier(identifier))
  }

  @Sendable private static func rotor(_ scanner: inout GestureScanner) throws(GestureProblem) -> Gesture {
    let usage = "a rotor is written rotor NAME next, or rotor NAME previous"
    scanner.skipSpaces()
    let start = scanner
    var words: [String] = []
    let isQuoted = scanner.isAtQuote
    if isQuoted { words.append(try scanner.quotedText(usage: usage)) }
    while true {
      let word = scanner.word()
      if word.isEmpty { break }
      words.append(word)
    }
    guard words.count >= 2, !isQuoted || words.count == 2, words.last == "next" || words.last == "previous" else {
      throw start.problem(usage)
    }
    let direction = words.removeLast()
    return .rotor(words.joined(separator: " "), forward: direction == "next")
  }

  @Sendable private static func wait(_ scanner: inout GestureScanner) throws(GestureProblem) -> Gesture {
    scanner.skipSpaces()
    let start = scanner
    let word = scanner.word()
    guard let duration = WaitText.duration(of: word) else {
      let given = word.isEmpty ? "a time is missing" : "\(quoted(word)) is no time"
      throw start.problem("\(given); it is written \(WaitText.usage)")
    }
    return .wait(duration)
  }

  @Sendable private static func scroll(_ scanner: inout GestureScanner) throws(GestureProblem) -> Gesture {
    scanner.skipSpaces()
    let start = scanner
    let word = scanner.word()
    guard let direction = SemanticAction.Direction(rawValue: word) else {
      let names = SemanticAction.Direction.allCases.map(\.rawValue)
      let direction = word.isEmpty ? "a direction is missing" : "unknown direction \(quoted(word))"
      throw start.problem("\(direction); \(suggestion(for: word, among: names))")
    }
    return .scroll(direction)
  }
}
