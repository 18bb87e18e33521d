/// Goes through Swift source character by character and knows what is code: not a string, not a comment.
struct SourceScanner {
  let source: [Character]
  /// For each character, how many brackets are open before it; -1 inside of strings and comments.
  private(set) var depths: [Int] = []

  init(_ text: some StringProtocol) {
    source = Array(text)
    var depth = 0
    var position = 0
    while position < source.count {
      let end = skip(from: position)
      if end > position {
        depths += Array(repeating: -1, count: end - position)
        position = end
        continue
      }
      if "([{".contains(source[position]) {
        depths.append(depth)
        depth += 1
      } else {
        if ")]}".contains(source[position]) { depth -= 1 }
        depths.append(depth)
      }
      position += 1
    }
  }

  /// Whether the character is code outside of all brackets.
  func isTopLevel(_ position: Int) -> Bool { depths[position] == 0 }

  /// The end of the string or the comment that begins here, or the same position where none does.
  private func skip(from start: Int) -> Int {
    if starts(with: "//", at: start) {
      return source[start...].firstIndex { $0.isNewline } ?? source.count
    }
    if starts(with: "/*", at: start) { return endOfComment(from: start) }
    var hashes = 0
    while start + hashes < source.count, source[start + hashes] == "#" { hashes += 1 }
    guard start + hashes < source.count, source[start + hashes] == "\"" else { return start }
    return endOfString(from: start + hashes, hashes: hashes)
  }

  private func starts(with text: String, at position: Int) -> Bool {
    source[position...].starts(with: text)
  }

  private func endOfComment(from start: Int) -> Int {
    var depth = 0
    var position = start
    while position < source.count {
      if starts(with: "/*", at: position) {
        depth += 1
        position += 2
      } else if starts(with: "*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return position }
      } else {
        position += 1
      }
    }
    return source.count
  }

  private func endOfString(from quote: Int, hashes: Int) -> Int {
    let marks = String(repeating: "#", count: hashes)
    let delimiter = starts(with: "\"\"\"", at: quote) ? "\"\"\"" : "\""
    var position = quote + delimiter.count
    while position < source.count {
      if starts(with: "\\" + marks + "(", at: position) {
        position = endOfInterpolation(from: position + 1 + hashes)
      } else if starts(with: "\\" + marks, at: position) {
        position += 2 + hashes
      } else if starts(with: delimiter + marks, at: position) {
        return position + delimiter.count + hashes
      } else {
        position += 1
      }
    }
    return source.count
  }

  private func endOfInterpolation(from open: Int) -> Int {
    var depth = 0
    var position = open
    while position < source.count {
      let end = skip(from: position)
      if end > position {
        position = end
        continue
      }
      if source[position] == "(" { depth += 1 }
      if source[position] == ")" {
        depth -= 1
        if depth == 0 { return position + 1 }
      }
      position += 1
    }
    return source.count
  }
}
