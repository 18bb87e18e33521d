/// A part of a localized format: words, or a place for a value such as `%@`, `%lld` or `%2$@`.
///
/// Formats come from string tables and from users' text, so that they are read by hand and never reach a C function.
enum FormatPiece: Equatable {
  case literal(String)
  /// A place, as it is written and as a format without its position.
  case value(index: Int, written: String, specifier: String)

  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var words = String.UnicodeScalarView()
    var next = 0
    var rest = Substring(format).unicodeScalars
    func flush() {
      guard !words.isEmpty else { return }
      pieces.append(.literal(String(words)))
      words = String.UnicodeScalarView()
    }
    while let scalar = rest.first {
      guard scalar == "%" else {
        words.append(scalar)
        rest.removeFirst()
        continue
      }
      if rest.dropFirst().first == "%" {
        words.append("%")
        rest.removeFirst(2)
      } else if let place = FormatPlace(prefixOf: rest) {
        flush()
        let index = place.position ?? next
        if place.position == nil { next += 1 }
        pieces.append(.value(index: index, written: place.written, specifier: place.specifier))
        rest.removeFirst(place.length)
      } else {
        words.append("%")
        rest.removeFirst()
      }
    }
    flush()
    return pieces
  }

  /// The pieces without inline Markdown; the places keep the values that they had, also where a mark goes with one.
  static func withoutMarks(_ pieces: [FormatPiece]) -> [FormatPiece] {
    var text = String.UnicodeScalarView()
    var places: [FormatPiece] = []
    for piece in pieces {
      switch piece {
      case .literal(let words):
        // Words that have such scalars themselves keep their marks rather than take a value that is not theirs.
        guard !words.unicodeScalars.contains(where: { $0.value >= firstStandIn }) else { return pieces }
        text.append(contentsOf: words.unicodeScalars)
      case .value:
        text.append(Unicode.Scalar(firstStandIn + UInt32(min(places.count, standIns - 1)))!)
        places.append(piece)
      }
    }
    var result: [FormatPiece] = []
    var words = String.UnicodeScalarView()
    for scalar in Markdown.plain(String(text)).unicodeScalars {
      guard scalar.value >= firstStandIn, places.indices.contains(Int(scalar.value - firstStandIn)) else {
        words.append(scalar)
        continue
      }
      result.append(.literal(String(words)))
      words = String.UnicodeScalarView()
      result.append(places[Int(scalar.value - firstStandIn)])
    }
    return result + [.literal(String(words))]
  }

  // Private-use scalars stand for the places while marks are taken out.
  private static let firstStandIn: UInt32 = 0x10_0000
  private static let standIns = 0xFFFE
}

/// One place, as far as it could be read.
private struct FormatPlace {
  /// Counted from 0; nil where the place takes the next value.
  var position: Int?
  var length = 0
  var written = ""
  var specifier = "%"

  init?(prefixOf scalars: Substring.UnicodeScalarView) {
    var index = scalars.index(after: scalars.startIndex)
    func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
      let start = index
      while index < scalars.endIndex, isPart(scalars[index]) { scalars.formIndex(after: &index) }
      return String(scalars[start..<index])
    }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    let number = take(while: isDigit)
    if index < scalars.endIndex, scalars[index] == "$", let place = Int(number), place > 0 {
      position = place - 1
      scalars.formIndex(after: &index)
    } else {
      index = scalars.index(after: scalars.startIndex)
    }
    // A space is no flag here: "100% sure" is words.
    specifier += take { "+-0#'".unicodeScalars.contains($0) }
    specifier += take { isDigit($0) || $0 == "." }
    specifier += take { "hlqzjtL".unicodeScalars.contains($0) }
    guard index < scalars.endIndex, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(scalars[index]) else {
      return nil
    }
    specifier.unicodeScalars.append(scalars[index])
    scalars.formIndex(after: &index)
    written = String(scalars[scalars.startIndex..<index])
    length = scalars.distance(from: scalars.startIndex, to: index)
  }
}
