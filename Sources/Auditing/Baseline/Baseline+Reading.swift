public import Foundation
public import Semantics

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - file: The name for messages.
  /// - Throws: ``DocumentProblems`` with everything that is wrong, each with its line.
  public init(_ data: Data, file: String) throws(DocumentProblems) {
    var reader = try DocumentReader(data, file: file)
    try reader.checkVersion(
      Baseline.version, format: Baseline.format,
      start: "a baseline begins with \"format\": \"\(Baseline.format)\", \"version\": 1")
    var reading = BaselineReading(reader: reader)
    reading.readAll()
    try reading.reader.finish()
    self.init(reading.entries)
  }
}

private struct BaselineReading {
  var reader: DocumentReader
  var entries: [Baseline.Entry] = []
  /// The entry, counted from 0, that a place has already.
  private var numbers: [Baseline.Place: Int] = [:]

  init(reader: DocumentReader) { self.reader = reader }

  /// What an entry may be about.
  private enum Kind: String, CaseIterable {
    case fail, review
  }

  mutating func readAll() {
    let members = reader.members(
      of: reader.top, known: ["format", "version", "entries"], required: ["entries"])
    for member in members {
      switch member.key {
      case "version": _ = reader.whole(member.field, in: 1...Baseline.version)
      case "entries":
        for (number, field) in reader.list(member.field).enumerated() { read(field, number: number) }
      default: break
      }
    }
  }

  private mutating func read(_ field: DocumentReader.Field, number: Int) {
    let known = ["rule", "component", "path", "outcome", "count", "reason", "expires"]
    var rule: RuleID?
    var component: String?
    var path: String?
    var kind: Kind? = .fail
    var entry = Baseline.Entry(.init(rule: .nameMissing, component: "", path: ""))
    for member in reader.members(of: field, known: known, required: ["rule", "component", "path"]) {
      switch member.key {
      case "rule": rule = self.rule(member.field)
      case "component": component = reader.text(member.field)
      case "path": path = reader.text(member.field)
      case "outcome": kind = reader.word(member.field, "outcome", Kind.self)
      case "count": if let count = reader.whole(member.field, in: 1...1_000_000) { entry.count = count }
      case "reason": entry.reason = reader.text(member.field)
      default: entry.expires = day(member.field)
      }
    }
    guard let rule, let component, let path, let kind else { return }
    entry.place = Baseline.Place(rule: rule, component: component, path: path, isReview: kind == .review)
    if let first = numbers[entry.place] {
      return reader.note(
        field, "the same entry is also entries[\(first)]; keep one of them, with a \"count\" for both")
    }
    numbers[entry.place] = number
    entries.append(entry)
  }

  private mutating func rule(_ field: DocumentReader.Field) -> RuleID? {
    guard let text = reader.text(field) else { return nil }
    if let rule = RuleID(rawValue: text) { return rule }
    let message = unknownWord("rule", text, among: RuleID.allCases.map(\.rawValue), listsAll: false)
    reader.note(
      field, message + (message.hasSuffix("?") ? " Delete" : "; delete") + " the entry when the rule is gone")
    return nil
  }

  private mutating func day(_ field: DocumentReader.Field) -> CalendarDay? {
    guard let text = reader.text(field) else { return nil }
    if let day = CalendarDay(text) { return day }
    reader.note(field, word: text, "is no day; write it as 2026-03-01")
    return nil
  }
}
