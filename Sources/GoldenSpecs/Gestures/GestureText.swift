public import Narration
import Semantics

/// The words for gestures, as they stand in a spec after `>` and in the command line's `--do`.
public enum GestureText {
  /// How often a gesture may be repeated by a number.
  public static let counts = 1...10_000

  /// How each gesture is written, for a help page.
  public static var usages: [String] { GestureForm.all.map(\.usage) }

  /// Reads one gesture, such as `focus "Increase"`.
  ///
  /// - Parameters:
  ///   - text: The gesture and nothing else.
  ///   - column: Where the text begins in its line, for messages; 1 by default.
  /// - Throws: ``GestureProblem``, with the column and the nearest gesture.
  public static func parse(_ text: String, column: Int = 1) throws(GestureProblem) -> Gesture {
    var scanner = GestureScanner(text, column: column)
    let gesture = try parseOne(&scanner)
    guard scanner.isAtEnd else {
      throw scanner.problem("one gesture stands in one line; what follows it is \(quoted(scanner.remainder))")
    }
    return gesture
  }

  /// Reads gestures that `;` or a line break outside quotation marks separates.
  ///
  /// - Throws: ``GestureProblem`` for the first that is wrong, and where there is none at all.
  public static func parseList(_ text: String) throws(GestureProblem) -> [Gesture] {
    var scanner = GestureScanner(text, column: 1)
    var gestures: [Gesture] = []
    while true {
      scanner.skipSeparators()
      if scanner.isAtEnd { break }
      gestures.append(try parseOne(&scanner))
    }
    guard !gestures.isEmpty else { throw scanner.problem("there is no gesture; “read” reads the whole screen") }
    return gestures
  }

  private static func parseOne(_ scanner: inout GestureScanner) throws(GestureProblem) -> Gesture {
    scanner.skipSpaces()
    let start = scanner
    let word = scanner.word()
    guard !word.isEmpty else { throw start.problem("a gesture is missing; “read” reads the whole screen") }
    guard let form = GestureForm.all.first(where: { $0.name == word }) else {
      throw start.problem("unknown gesture \(quoted(word)); \(GestureForm.hint(for: word))")
    }
    let gesture = try form.read(&scanner)
    scanner.skipSpaces()
    guard scanner.isAtEnd || scanner.isAtSeparator else {
      throw scanner.problem("\(quoted(scanner.remainder)) is too much; it is written \(form.usage)")
    }
    return gesture
  }

  /// Returns a gesture in the words that ``parse(_:column:)`` reads.
  public static func text(of gesture: Gesture) -> String {
    switch gesture {
    case .read: "read"
    case .where: "where"
    case .next(let count): repeated("next", count)
    case .previous(let count): repeated("previous", count)
    case .first: "first"
    case .last: "last"
    case .focus(.label(let label)): "focus " + QuotedText.text(of: label)
    case .focus(.identifier(let identifier)): "focus #" + QuotedText.word(identifier)
    case .activate(let count): repeated("activate", count)
    case .increment(let count): repeated("increment", count)
    case .decrement(let count): repeated("decrement", count)
    case .perform(let name): "perform " + QuotedText.text(of: name)
    case .escape: "escape"
    case .magicTap: "magic-tap"
    case .type(let text): "type " + QuotedText.text(of: text)
    case .rotor(let name, let forward): "rotor \(QuotedText.words(name)) \(forward ? "next" : "previous")"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .wait(let duration): "wait " + WaitText.text(of: duration)
    case .tree: "tree"
    }
  }

  private static func repeated(_ word: String, _ count: Int) -> String { count == 1 ? word : "\(word) \(count)" }
}

/// A gesture that cannot be read.
public struct GestureProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The column in the line, counted from 1.
  public let column: Int
  /// What is wrong with it, and the nearest right thing.
  public let message: String

  public var description: String { "column \(column): \(message)" }
}
