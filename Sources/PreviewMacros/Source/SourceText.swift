/// Swift source as bytes of UTF-8, with places counted in bytes as the compiler counts them.
struct SourceText {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  subscript(token: Token) -> String { self[token.range] }

  /// The byte at a place, or nil past the end.
  func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  func starts(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
  }

  /// How many of one byte follow each other from a place on.
  func run(of wanted: UInt8, at place: Int) -> Int {
    var end = place
    while byte(end) == wanted { end += 1 }
    return end - place
  }

  func isBlank(_ place: Int) -> Bool {
    guard let byte = byte(place) else { return true }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isNewline(place)
  }

  func isNewline(_ place: Int) -> Bool {
    guard let byte = byte(place) else { return false }
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Line breaks in a range; `\r\n` is one.
  func newlines(in range: Range<Int>) -> Int {
    range.count { bytes[$0] == UInt8(ascii: "\n") || (bytes[$0] == UInt8(ascii: "\r") && !starts("\n", at: $0 + 1)) }
  }

  /// The source with ranges replaced by spaces; lines and columns of the rest stay.
  func blanking(_ ranges: [Range<Int>]) -> SourceText {
    var copy = bytes
    for place in ranges.joined() where !isNewline(place) { copy[place] = UInt8(ascii: " ") }
    return SourceText(bytes: copy)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }
}
