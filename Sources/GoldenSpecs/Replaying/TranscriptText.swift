import Narration
import Semantics

/// The lines of transcripts as they are written in a spec.
enum TranscriptText {
  static func text(of line: TranscriptLine) -> String { Transcript.lines([line])[0] }

  /// The pieces of a phrase, each with its rule, as comments below a line of speech.
  static func reasons(for phrase: Phrase) -> [String] {
    phrase.pieces.map { "#   \($0.facet.rawValue) \(QuotedText.text(of: $0.text)) (\($0.rule))" }
  }
}
