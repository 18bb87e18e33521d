/// What keeps a text from being JSON.
struct JSONFault: Error {
  /// The byte at which it shows.
  let offset: Int
  let message: String
  /// Where the text, list or object begins that the end of the document leaves open.
  var opening: Int?
}
