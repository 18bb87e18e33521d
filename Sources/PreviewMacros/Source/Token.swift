/// A word, literal or mark of Swift source, as far as macros must tell them apart.
struct Token: Equatable {
  enum Kind: Equatable {
    /// An identifier, keyword, number or name in backticks.
    case word
    /// A string literal with everything in it, interpolations included.
    case string
    case regex
    case `operator`
    /// `(`, `[` or `{`.
    case open
    case close
    case comma, colon, semicolon, at, hash
  }

  let kind: Kind
  /// Bytes of UTF-8 in the source.
  let range: Range<Int>
  /// Whether a line break stands between the token and the one before.
  let startsLine: Bool
}
