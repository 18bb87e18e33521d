import Foundation

/// Reads `.strings`: `"key" = "text";` with comments, in UTF-8 or UTF-16, or the same as a property list.
struct StringsFileReading {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var file: StringFile

  private struct Fault: Error {
    let line: Int
    let message: String
  }

  /// - Parameters:
  ///   - path: The name for messages.
  ///   - language: The language of the folder that it lies in.
  static func read(_ data: Data, path: String, language: String) -> StringFile {
    var file = StringFile(path: path)
    if data.starts(with: Data("bplist".utf8)) || data.prefix(64).starts(with: Data("<?xml".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        file.note(1, "the property list cannot be read as texts under keys")
        return file
      }
      let lines = PropertyListLines(data)
      for (key, value) in list.sorted(by: { $0.key < $1.key }) {
        guard let text = value as? String else { continue }
        file.entries.append(entry(key, text, line: lines.line(of: key), file: file.path, language))
      }
      return file
    }
    guard let text = decoded(data) else {
      file.note(1, "the file is neither UTF-8 nor UTF-16 text")
      return file
    }
    var reading = StringsFileReading(text, file)
    do {
      try reading.readAll(language)
    } catch {
      // A device shows nothing of a table that it cannot read to the end.
      reading.file.entries = []
      reading.file.note(error.line, error.message, language: language)
    }
    return reading.file
  }

  private init(_ text: String, _ file: StringFile) {
    scalars = Array(text.unicodeScalars)
    self.file = file
  }

  private static func entry(
    _ key: String, _ text: String, line: Int, file: String, _ language: String
  ) -> StringEntry {
    var entry = StringEntry(key: key, file: file, line: line)
    entry.translations[language] = StringTranslation(form: .text(text, line: line), file: file, line: line)
    return entry
  }

  private static func decoded(_ data: Data) -> String? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes[3...], as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes[2...], isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes[2...], isBigEndian: true) }
    // Every table has characters of ASCII, of which UTF-16 shows the empty half.
    if bytes.count > 1, bytes[0] == 0 { return utf16(bytes[...], isBigEndian: true) }
    if bytes.count > 1, bytes[1] == 0 { return utf16(bytes[...], isBigEndian: false) }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func advance() {
    if next == "\n" { line += 1 }
    position += 1
  }

  private mutating func readAll(_ language: String) throws(Fault) {
    var seen: [String: Int] = [:]
    try skipSpace()
    while next != nil {
      let start = line
      let key = try word("a key")
      try skipSpace()
      var text = key
      if next == "=" {
        advance()
        try skipSpace()
        text = try word("a text")
        try skipSpace()
      }
      guard next == ";" else {
        throw Fault(line: line, message: "after the text of \(quoted(key)) there is \(shown) in place of “;”")
      }
      advance()
      if let first = seen[key] {
        file.note(start, "the key stands twice, first in line \(first)", key: key, language: language)
      } else {
        seen[key] = start
        file.entries.append(StringsFileReading.entry(key, text, line: start, file: file.path, language))
      }
      try skipSpace()
    }
  }

  private var shown: String { next.map { quoted(String(Character($0))) } ?? "the end of the file" }

  private mutating func skipSpace() throws(Fault) {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let scalar = next, scalar != "\n" { _ = scalar; advance() }
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = line
    position += 2
    while position + 1 < scalars.count {
      if scalars[position] == "*", scalars[position + 1] == "/" {
        position += 2
        return
      }
      advance()
    }
    throw Fault(line: start, message: "the comment is not closed")
  }

  private mutating func word(_ what: String) throws(Fault) -> String {
    guard next == "\"" else {
      var result = String.UnicodeScalarView()
      while let scalar = next, scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789_.-/$:".unicodeScalars.contains(scalar)
      {
        result.append(scalar)
        advance()
      }
      guard !result.isEmpty else { throw Fault(line: line, message: "\(shown) stands where \(what) in quotes belongs") }
      return String(result)
    }
    let start = line
    advance()
    var units: [UInt16] = []
    while let scalar = next {
      advance()
      if scalar == "\"" { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" { try escape(into: &units) } else { units += Array(String(Character(scalar)).utf16) }
    }
    throw Fault(line: start, message: "the quotes of \(what) are not closed")
  }

  private mutating func escape(into units: inout [UInt16]) throws(Fault) {
    guard let scalar = next else { return }
    advance()
    switch scalar {
    case "n": units.append(10)
    case "r": units.append(13)
    case "t": units.append(9)
    case "a": units.append(7)
    case "b": units.append(8)
    case "f": units.append(12)
    case "v": units.append(11)
    case "U", "u":
      let digits = take(4) { $0.properties.isASCIIHexDigit }
      guard let unit = UInt16(digits, radix: 16) else {
        throw Fault(line: line, message: "“\\\(scalar)” needs four hexadecimal digits")
      }
      units.append(unit)
    case "0"..."7":
      position -= 1
      units.append(UInt16(take(3) { ("0"..."7").contains($0) }, radix: 8) ?? 0)
    default: units += Array(String(Character(scalar)).utf16)
    }
  }

  private mutating func take(_ count: Int, while isPart: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    while result.count < count, let scalar = next, isPart(scalar) {
      result.append(scalar)
      position += 1
    }
    return String(result)
  }
}

/// The lines on which keys stand in a property list that is XML.
struct PropertyListLines {
  private let lines: [Substring]

  init(_ data: Data) {
    lines =
      data.starts(with: Data("bplist".utf8))
      ? [] : String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The first line from one on that has a key; that one where none does.
  func line(of key: String, from start: Int = 1) -> Int {
    let escaped = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let wanted = "<key>\(escaped)</key>"
    for place in lines.indices.dropFirst(start - 1) where lines[place].contains(wanted) { return place + 1 }
    return start
  }
}
