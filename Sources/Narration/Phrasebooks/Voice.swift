public import Semantics

/// A reader in a language: which words it has, and how it meets a node.
public struct Voice: Sendable {
  let phrasebook: Phrasebook
  let projection: IOSProjection
  /// What to tell the person who asked, such as that the language has no phrasebook.
  public let notes: [String]

  /// The readers that there are.
  public static let readerNames = ["voiceover-ios"]

  /// Finds the voice of a reader in the language of an environment.
  ///
  /// - Throws: ``VoiceError`` where the reader is not known.
  public static func named(_ reader: String, environment: SemanticEnvironment) throws(VoiceError) -> Voice {
    guard readerNames.contains(reader) else { throw VoiceError(reader: reader) }
    let book = Phrasebook.of(locale: environment.locale)
    let notes =
      switch book?.isHeard {
      case nil: ["there are no words of VoiceOver for the locale \(environment.locale): it speaks English"]
      case false: ["some words for \(environment.locale) were never heard from VoiceOver itself"]
      default: [String]()
      }
    return Voice(
      phrasebook: book ?? .english, projection: IOSProjection(platform: environment.platform), notes: notes)
  }
}

/// A reader that is not known.
public struct VoiceError: Error, Sendable, Hashable, CustomStringConvertible {
  public let reader: String

  public var description: String {
    "unknown reader “\(escaped(reader))”; there is " + Voice.readerNames.joined(separator: ", ")
  }
}

/// How phrases are written down.
public enum Notation: String, Sendable, CaseIterable {
  /// As they are heard.
  case speech
  /// As the best-known snapshot library punctuates them.
  case snapshot
}
