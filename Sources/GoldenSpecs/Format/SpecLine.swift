/// One line of a spec, with every byte that it takes to write it again.
struct SpecLine: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case blank, comment, header, gesture, heard
  }

  enum Ending: String, Sendable, Hashable {
    case lineFeed = "\n"
    case carriageReturn = "\r\n"
    /// The last line of a file that does not end in a line break.
    case none = ""
  }

  var kind: Kind
  var text: String
  var ending: Ending
}
