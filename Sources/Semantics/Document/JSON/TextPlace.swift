/// A line and a column of a text, both counted from 1; columns count Unicode scalars.
struct TextPlace: Hashable {
  var line = 1
  var column = 1

  /// The places of bytes of a text, found in one walk.
  ///
  /// A line ends with a line feed, a carriage return, or both together.
  ///
  /// - Parameters:
  ///   - offsets: The bytes, in any order; past the end means the end.
  ///   - start: Where the first column is, past a byte order mark.
  static func places(of offsets: [Int], in bytes: [UInt8], from start: Int) -> [Int: TextPlace] {
    var places: [Int: TextPlace] = [:]
    var place = TextPlace()
    var position = start
    for offset in Set(offsets).sorted() {
      while position < min(offset, bytes.count) {
        let byte = bytes[position]
        let isReturnOfPair = byte == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
        if byte == 0x0A || (byte == 0x0D && !isReturnOfPair) {
          place = TextPlace(line: place.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
          place.column += 1
        }
        position += 1
      }
      places[offset] = place
    }
    return places
  }
}
