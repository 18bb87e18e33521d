public import Semantics

/// A reader in a language: which words it has, and how it meets a node.
public struct Voice: Sendable {
  let phrasebook: Phrasebook
  let projection: any Projection
  /// What to tell the person who asked, such as that the language has no phrasebook.
  public let notes: [String]

  /// The readers that there are, each with its words and its way to expose a screen.
  private static let readers:
    [(name: String, books: [Phrasebook], projection: @Sendable (Platform) -> any Projection)] =
      [("voiceover-ios", Phrasebook.voiceOverIOS, IOSProjection.init)]

  /// The names of the readers that there are.
  public static var readerNames: [String] { readers.map(\.name) }

  /// The voice of a reader in the language of an environment; nil where the reader is not known.
  public static func named(_ reader: String, environment: SemanticEnvironment) -> Voice? {
    guard let reader = readers.first(where: { $0.name == reader }) else { return nil }
    let book = Phrasebook.of(locale: environment.locale, among: reader.books)
    var notes: [String] = []
    if let book {
      if !book.isHeard { notes.append("some words for \(environment.locale) were never heard from VoiceOver itself") }
      if !book.missing.isEmpty {
        notes.append("what VoiceOver says for some things in \(environment.locale) is not known: it is English here")
      }
    } else {
      notes.append("there are no words of VoiceOver for the locale \(environment.locale): it speaks English")
    }
    if environment.platform.family != .iOS {
      notes.append(
        "VoiceOver on \(environment.platform.family.rawValue) is not modelled: this is how iOS would speak it")
    }
    return Voice(
      phrasebook: book ?? .english, projection: reader.projection(environment.platform), notes: notes)
  }
}

/// How phrases are written down.
public enum Notation: String, Sendable, CaseIterable {
  /// As they are heard.
  case speech
  /// As the best-known snapshot library punctuates them.
  case snapshot
}
