package import Foundation

/// Reads a JSON document that people write, value by value, and notes everything that is not as it must be.
///
/// What is wrong is noted and passed over, so that one run tells all of it; ``finish()`` throws what was noted.
package struct DocumentReader {
  /// A value of the document, with the way to it.
  package struct Field {
    let path: DocumentPath
    let value: JSONValue
  }

  /// A value of an object, with its key.
  package struct Member {
    package let key: String
    package let field: Field
    let offset: Int
  }

  /// The document itself.
  package let top: Field
  private let text: DocumentText
  private var findings = Findings()

  /// - Parameters:
  ///   - data: The text in UTF-8, which is hostile until it is read.
  ///   - file: The name for messages.
  ///   - depthLimit: How deep lists and objects may nest; 16 by default.
  /// - Throws: What keeps the text from being JSON.
  package init(_ data: Data, file: String, depthLimit: Int = 16) throws(DocumentProblems) {
    guard data.count <= TreeDocument.sizeLimit else {
      let message = "the file has \(data.count) bytes; \(TreeDocument.sizeLimit) are the most that is read"
      throw DocumentProblems(
        problems: [DocumentProblem(file: file, line: 1, column: 1, message: message, isWarning: false)])
    }
    text = DocumentText(data, file: file)
    top = Field(path: DocumentPath(), value: try text.value(depthLimit: depthLimit))
  }

  /// - Throws: Everything that was noted; nothing when all is as it must be.
  package func finish() throws(DocumentProblems) {
    guard findings.errors.kept.isEmpty else { throw text.problems(findings) }
  }

  /// Notes what is wrong with a value.
  package mutating func note(_ field: Field, _ message: String) {
    findings.note(at: field.value.offset, field.path.told(message))
  }

  /// Notes what is wrong with a word, which is quoted.
  package mutating func note(_ field: Field, word: String, _ message: String) {
    note(field, "\(quoted(word)) \(message)")
  }

  /// Notes what is wrong with a key.
  package mutating func note(_ member: Member, _ message: String) {
    findings.note(at: member.offset, member.field.path.told(message))
  }

  /// The members of an object; a key that stands twice is noted, and read once.
  ///
  /// - Parameters:
  ///   - known: The keys that may stand in it; nil when any may.
  ///   - required: The keys that must.
  ///   - advice: What the message about a missing key says beside it.
  package mutating func members(
    of field: Field, known: [String]? = nil, required: [String] = [], advice: String = ""
  ) -> [Member] {
    guard case .object(let all) = field.value.content else {
      mismatch(field, "an object")
      return []
    }
    var members: [Member] = []
    var seen: Set<String> = []
    for next in all {
      let member = Member(
        key: next.key, field: Field(path: field.path + next.key, value: next.value), offset: next.offset)
      if !seen.insert(next.key).inserted {
        note(member, "the key stands twice in one object")
      } else if let known, !known.contains(next.key) {
        note(member, unknown("key", next.key, among: known))
      } else {
        members.append(member)
      }
    }
    for key in required where !seen.contains(key) { note(field, "\(quoted(key)) is missing\(advice)") }
    return members
  }

  /// The values of a list.
  package mutating func list(_ field: Field) -> [Field] {
    guard case .list(let values) = field.value.content else {
      mismatch(field, "a list")
      return []
    }
    return values.enumerated().map { Field(path: field.path + $0.offset, value: $0.element) }
  }

  package mutating func text(_ field: Field) -> String? {
    guard let text = field.value.text else {
      mismatch(field, "a text")
      return nil
    }
    return text
  }

  /// The word of a few that may stand here.
  package mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    _ field: Field, _ kind: String, _ type: Word.Type
  ) -> Word? {
    guard let text = text(field) else { return nil }
    if let word = Word(rawValue: text) { return word }
    note(field, unknown(kind, text, among: type.allCases.map(\.rawValue)))
    return nil
  }

  package mutating func whole(_ field: Field, in range: ClosedRange<Int>) -> Int? {
    guard case .number(let number) = field.value.content else {
      mismatch(field, "a whole number")
      return nil
    }
    guard let whole = field.value.whole, range.contains(whole) else {
      note(
        field,
        "a whole number from \(range.lowerBound) to \(range.upperBound) is expected here, not \(number.prefix(40))")
      return nil
    }
    return whole
  }

  package mutating func number(_ field: Field, in range: ClosedRange<Double>) -> Double? {
    guard case .number(let text) = field.value.content else {
      mismatch(field, "a number")
      return nil
    }
    guard let number = Double(text), range.contains(number) else {
      let bounds = "\(DocumentReader.short(range.lowerBound)) to \(DocumentReader.short(range.upperBound))"
      note(field, "a number from \(bounds) is expected here, not \(text.prefix(40))")
      return nil
    }
    return number
  }

  /// The line of a value, counted from 1.
  package func line(of field: Field) -> Int { text.place(of: field.value.offset).line }

  /// Whether a value is a text, where something else may stand too.
  package func isText(_ field: Field) -> Bool { field.value.text != nil }

  package func isObject(_ field: Field) -> Bool { if case .object = field.value.content { true } else { false } }

  package func isEmptyList(_ field: Field) -> Bool {
    if case .list(let values) = field.value.content { values.isEmpty } else { false }
  }

  /// Notes that something else is expected.
  package mutating func mismatch(_ field: Field, _ expected: String) {
    note(field, "\(expected) is expected here, not \(field.value.kind)")
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
