package import Foundation

/// A value of a JSON text, with the line on which it begins.
package struct LinedValue: Sendable {
  package enum Content: Sendable {
    case object([Member])
    case list([LinedValue])
    case text(String)
    case number(String)
    case flag(Bool)
    case null
  }

  package struct Member: Sendable {
    package let key: String
    package let line: Int
    package let value: LinedValue
  }

  package let line: Int
  package let content: Content

  /// - Parameters:
  ///   - data: The text in UTF-8, which is hostile until it is read.
  ///   - file: The name for messages.
  ///   - depthLimit: How deep lists and objects may nest.
  /// - Throws: What keeps the text from being JSON.
  package init(_ data: Data, file: String, depthLimit: Int = 32) throws(DocumentProblems) {
    guard data.count <= TreeDocument.sizeLimit else {
      let message = "the file has \(data.count) bytes; \(TreeDocument.sizeLimit) are the most that is read"
      throw DocumentProblems(
        problems: [DocumentProblem(file: file, line: 1, column: 1, message: message, isWarning: false)])
    }
    let value = try DocumentText(data, file: file).value(depthLimit: depthLimit)
    let lines = LinedValue.lines(in: data)
    self.init(value, lines)
  }

  private init(_ value: JSONValue, _ lines: [Int]) {
    line = LinedValue.line(of: value.offset, lines)
    content =
      switch value.content {
      case .object(let members):
        .object(
          members.map {
            Member(
              key: $0.key, line: LinedValue.line(of: $0.offset, lines), value: LinedValue($0.value, lines))
          })
      case .list(let values): .list(values.map { LinedValue($0, lines) })
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      case .null: .null
      }
  }

  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  package var isObject: Bool {
    if case .object = content { true } else { false }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  package var whole: Int? {
    if case .number(let number) = content { Int(number) } else { nil }
  }

  /// The value of a key.
  package subscript(key: String) -> LinedValue? { members.first { $0.key == key }?.value }

  /// The bytes at which the lines after the first one begin.
  private static func lines(in data: Data) -> [Int] {
    var starts: [Int] = []
    for (offset, byte) in data.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    return starts
  }

  private static func line(of offset: Int, _ starts: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
