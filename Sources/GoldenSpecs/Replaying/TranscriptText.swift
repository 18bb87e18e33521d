import Narration
import Semantics

/// The lines of transcripts as they are written in a spec.
enum TranscriptText {
  /// Whatever the words of a phrase are, their line must read back as speech and not as a gesture, an event, a comment or a
  /// separator; scalars decide, since a combining mark makes another character of the sign before it.
  static func text(of line: TranscriptLine) -> String {
    let text = Transcript.lines([line]).joined(separator: "\\n")
    guard case .speech = line else { return text }
    let scalars = text.unicodeScalars
    let isForged = scalars.first.map { $0 == ">" || $0 == "~" || $0 == "#" } ?? true
    return isForged || scalars.allSatisfy { $0 == " " || $0 == "\t" } ? "\\" + text : text
  }

  /// The pieces of a phrase, each with its rule, as comments below a line of speech.
  static func reasons(for phrase: Phrase) -> [String] {
    phrase.pieces.map { "#   \($0.facet.rawValue) \(QuotedText.text(of: $0.text)) (\($0.rule))" }
  }
}
