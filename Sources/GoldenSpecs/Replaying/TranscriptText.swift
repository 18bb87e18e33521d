import Narration
import Semantics

/// The lines of transcripts as they are written in a spec.
enum TranscriptText {
  /// Whitespace alone would read as a separator between gestures, so it gets the backslash of an empty utterance.
  static func text(of line: TranscriptLine) -> String {
    let text = Transcript.lines([line]).joined(separator: "\\n")
    return text.unicodeScalars.allSatisfy { $0 == " " || $0 == "\t" } ? "\\" + text : text
  }

  /// The pieces of a phrase, each with its rule, as comments below a line of speech.
  static func reasons(for phrase: Phrase) -> [String] {
    phrase.pieces.map { "#   \($0.facet.rawValue) \(QuotedText.text(of: $0.text)) (\($0.rule))" }
  }
}
