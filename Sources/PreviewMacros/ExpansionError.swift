/// What is wrong with the source that a macro was given.
struct ExpansionError: Error, Equatable {
  /// A sentence for the person who wrote the source.
  let message: String
  /// The place in the syntax, in bytes of UTF-8; nil where the whole of it is meant.
  let offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
