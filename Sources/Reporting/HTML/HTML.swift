import Semantics

/// Markup in which everything that is interpolated as text stays text, whatever it holds.
struct HTML: ExpressibleByStringInterpolation {
  let markup: String

  /// - Parameter value: Markup that this program wrote itself.
  init(stringLiteral value: String) { markup = value }

  init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

  private init(markup: String) { self.markup = markup }

  /// Text from anywhere: what has a meaning in markup is written by reference, what is invisible is made visible, and what is
  /// longer than anybody reads is cut.
  static func text(_ text: String) -> HTML {
    let visible = line(text)
    guard visible.utf8.contains(where: { references[$0] != nil }) else { return HTML(markup: visible) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(visible.utf8.count + 64)
    for byte in visible.utf8 {
      if let reference = references[byte] { bytes += reference } else { bytes.append(byte) }
    }
    return HTML(markup: String(decoding: bytes, as: UTF8.self))
  }

  private static let references: [UInt8: [UInt8]] = [
    UInt8(ascii: "&"): Array("&amp;".utf8), UInt8(ascii: "<"): Array("&lt;".utf8),
    UInt8(ascii: ">"): Array("&gt;".utf8), UInt8(ascii: "\""): Array("&quot;".utf8),
    UInt8(ascii: "'"): Array("&#39;".utf8),
  ]

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { markup += literal }
    mutating func appendInterpolation(_ text: String) { markup += HTML.text(text).markup }
    mutating func appendInterpolation(_ number: Int) { markup += String(number) }
    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    /// Parts, each on a line of its own.
    mutating func appendInterpolation(_ parts: [HTML]) { markup += parts.joined(separator: "\n").markup }
  }
}

extension HTML {
  /// The elements of a list, of which a page of any use shows only so many; what is left out is counted.
  static func items(_ texts: [String], limit: Int = 500, _ item: (String) -> HTML = { "<li>\($0)</li>" }) -> [HTML] {
    let items = texts.prefix(limit).map(item)
    return texts.count > limit ? items + ["<li>… and \(texts.count - limit) more</li>"] : items
  }

  var isEmpty: Bool { markup.isEmpty }
}

extension [HTML] {
  func joined(separator: String) -> HTML { HTML(stringLiteral: map(\.markup).joined(separator: separator)) }
}
