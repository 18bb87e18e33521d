import Foundation
import GoldenSpecs

/// What a command was called with, sorted into operands, flags and the scenario.
@MainActor
struct Invocation {
  let program: Program
  private(set) var operands: [String] = []
  /// What options set in the scenario, in their order.
  private var settings: [(name: String, value: String)] = []
  /// The locales of a list; empty where there is none, or one.
  private var locales: [String] = []
  private var values: [String: String] = [:]

  /// - Throws: ``UsageError`` for an option that the command does not have, one given twice, or one without its value.
  init(command: any Command.Type, arguments: [String], program: Program) throws {
    self.program = program
    let scenarioKeys = command.takesScenario ? Scenario.keys.map(\.name) : []
    let known = command.options.map(\.name) + scenarioKeys
    var given: Set<String> = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard word.hasPrefix("--"), known.contains(name) else {
        throw Invocation.unknown(word.hasPrefix("--") ? "--" + name : word, command: command.name, among: known)
      }
      guard given.insert(name).inserted else { throw UsageError("--\(name) is given twice") }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      guard let option = command.options.first(where: { $0.name == name }) else {
        try set(name, to: try attached ?? Invocation.next(for: name, &rest))
        continue
      }
      if option.placeholder == nil {
        guard attached == nil else { throw UsageError("--\(name) takes no value") }
        values[name] = ""
      } else {
        values[name] = try attached ?? Invocation.next(for: name, &rest)
      }
    }
  }

  /// The circumstances under which a command looks, in the first locale that was asked for.
  var scenario: Scenario { scenarios()[0] }

  /// The circumstances for each locale that was asked for.
  ///
  /// - Parameter base: What holds where no option says otherwise.
  func scenarios(over base: Scenario = Scenario()) -> [Scenario] {
    var scenario = base
    // Each was tried when it was read.
    for setting in settings { try? scenario.set(setting.name, to: setting.value) }
    guard !locales.isEmpty else { return [scenario] }
    return locales.map { locale in
      var other = scenario
      try? other.set("locale", to: locale)
      return other
    }
  }

  private static func unknown(_ word: String, command: String, among known: [String]) -> UsageError {
    if command == CheckCommand.name, let key = Scenario.keys.first(where: { "--" + $0.name == word }) {
      return UsageError(
        "a spec says in its header under which \(key.name) it holds; “narrate SPEC \(word) …” speaks it under another")
    }
    let all = known.map { "--" + $0 }
    let otherwise =
      all.isEmpty ? "\(command) has none but --help" : "there are \((all + ["--help"]).joined(separator: ", "))"
    return UsageError(
      "unknown option \(quoted(word)); \(suggestion(for: word, among: all + ["--help"], otherwise: otherwise))")
  }

  private mutating func set(_ name: String, to value: String) throws {
    var trial = Scenario()
    do {
      guard name == "locale", value.contains(",") else {
        try trial.set(name, to: value)
        settings.append((name, value))
        return
      }
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        try trial.set(name, to: part.trimmingCharacters(in: .whitespaces))
        guard !locales.contains(trial.locale) else { throw UsageError("--locale: \(trial.locale) is given twice") }
        locales.append(trial.locale)
      }
    } catch let error as ScenarioError {
      throw UsageError("--\(name): \(error)")
    }
  }

  private static func next(for name: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let next = rest.popFirst() else { throw UsageError("--\(name) needs a value") }
    return next
  }

  /// The value of an option, the empty text for a flag, or nil when it was not given.
  subscript(option: String) -> String? { values[option] }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The whole number that an option has.
  func count(_ option: String, in range: ClosedRange<Int>, default standard: Int) throws -> Int {
    guard let text = values[option] else { return standard }
    guard let number = Int(text), range.contains(number) else {
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("--\(option) needs a whole number \(bounds), not \(quoted(text))")
    }
    return number
  }
}
