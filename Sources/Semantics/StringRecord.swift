/// What became of the strings of a screen, or of a catalogue of strings, when they were looked up.
///
/// It is about a program's files, and no part of the JSON document.
public struct StringRecord: Sendable, Hashable {
  /// What is wrong with them, in the order in which it was met.
  public var faults: [StringFault]

  public init(faults: [StringFault] = []) { self.faults = faults }
}

/// A string that a listener does not get in their language, or not as it was meant.
public struct StringFault: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The language is one of the program's, and the string is not in it.
    case untranslated
    /// Plural forms, places of values, or the file itself are not as they must be.
    case malformed
  }

  public var kind: Kind
  /// The key; empty where the file as a whole is meant.
  public var key: String
  /// The language, as catalogues write it; empty where all of them are meant.
  public var language: String
  /// What is shown in its place; nil where nobody looked.
  public var shown: String?
  /// What is wrong, as a sentence without a full stop.
  public var message: String
  /// The place in the file of strings; nil where none has the key.
  public var source: SourceLocation?

  public init(
    _ kind: Kind, key: String, language: String, shown: String? = nil, message: String, source: SourceLocation? = nil
  ) {
    self.kind = kind
    self.key = key
    self.language = language
    self.shown = shown
    self.message = message
    self.source = source
  }
}
