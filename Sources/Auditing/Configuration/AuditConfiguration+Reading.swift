public import Foundation
public import Semantics

extension AuditConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - file: The name for messages.
  /// - Throws: ``DocumentProblems`` with everything that is wrong, each with its line.
  public init(_ data: Data, file: String) throws(DocumentProblems) {
    try self.init(data, file: file, options: Rule.all.flatMap(\.options))
  }

  /// - Parameter options: Those that there are.
  init(_ data: Data, file: String, options: [Rule.Option]) throws(DocumentProblems) {
    var reader = try DocumentReader(data, file: file)
    try reader.checkVersion(AuditConfiguration.version, start: "a configuration begins with \"version\": 1")
    var reading = ConfigurationReading(reader: reader, options: options)
    reading.readAll()
    try reading.reader.finish()
    self = reading.result
  }
}

private struct ConfigurationReading {
  var reader: DocumentReader
  let options: [Rule.Option]
  var result = AuditConfiguration()

  mutating func readAll() {
    let known = ["version", "failOn", "maxFindings", "baseline", "exclude", "rules"]
    for member in reader.members(of: reader.top, known: known) {
      switch member.key {
      case "version": _ = reader.whole(member.field, in: 1...AuditConfiguration.version)
      case "failOn": result.failOn = reader.word(member.field, "degree", FailOn.self)
      case "maxFindings": result.maxFindings = reader.whole(member.field, in: 0...1_000_000)
      case "baseline": result.baseline = path(member.field)
      case "exclude": result.exclude = globs(member.field)
      default: readRules(member.field)
      }
    }
  }

  private mutating func readRules(_ field: DocumentReader.Field) {
    for member in reader.members(of: field) {
      guard let rule = RuleID(rawValue: member.key) else {
        reader.note(member, unknownWord("rule", member.key, among: RuleID.allCases.map(\.rawValue)))
        continue
      }
      result.rules[rule] = settings(of: rule, member.field)
    }
  }

  private mutating func settings(of rule: RuleID, _ field: DocumentReader.Field) -> AuditConfiguration.RuleSettings {
    var settings = AuditConfiguration.RuleSettings()
    guard !reader.isText(field) else {
      settings.level = reader.word(field, "level", AuditConfiguration.RuleLevel.self)
      return settings
    }
    guard reader.isObject(field) else {
      reader.mismatch(field, "a level or an object")
      return settings
    }
    for member in reader.members(of: field, known: ["level", "paths", "options"]) {
      switch member.key {
      case "level": settings.level = reader.word(member.field, "level", AuditConfiguration.RuleLevel.self)
      case "paths": readPaths(member.field, into: &settings)
      default: readOptions(member.field, of: rule)
      }
    }
    return settings
  }

  private mutating func readPaths(_ field: DocumentReader.Field, into settings: inout AuditConfiguration.RuleSettings) {
    for member in reader.members(of: field, known: ["include", "exclude"]) {
      let globs = globs(member.field)
      if member.key == "exclude" {
        settings.exclude = globs
      } else if globs.isEmpty, reader.isEmptyList(member.field) {
        reader.note(member.field, "an empty list includes nothing; write \"level\": \"off\" for that")
      } else {
        settings.include = globs
      }
    }
  }

  private mutating func readOptions(_ field: DocumentReader.Field, of rule: RuleID) {
    let known = options.filter { $0.rule == rule }
    for member in reader.members(of: field) {
      guard let option = known.first(where: { $0.name == member.key }) else {
        let words = known.map(\.name)
        reader.note(
          member,
          words.isEmpty ? "the rule has no options" : unknownWord("option", member.key, among: words))
        continue
      }
      let number =
        option.isWhole
        ? reader.whole(member.field, in: Int(option.range.lowerBound)...Int(option.range.upperBound)).map(Double.init)
        : reader.number(member.field, in: option.range)
      if let number { result.options[option] = number }
    }
  }

  private mutating func globs(_ field: DocumentReader.Field) -> [Glob] {
    var globs: [Glob] = []
    for element in reader.list(field) {
      guard let text = reader.text(element) else { continue }
      do throws(Glob.Problem) {
        globs.append(try Glob(text))
      } catch {
        reader.note(element, error.description)
      }
    }
    return globs
  }

  /// A path that leads to a place in the package, on every machine.
  private mutating func path(_ field: DocumentReader.Field) -> String? {
    guard let path = reader.text(field) else { return nil }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.contains("\\"), !names.contains(""), !names.contains("..") else {
      reader.note(field, "a path from the package down is expected here, with / between folders")
      return nil
    }
    return path
  }
}
