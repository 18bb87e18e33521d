import GoldenSpecs

/// What a command was called with, sorted into operands, flags and the scenario.
@MainActor
struct Invocation {
  let program: Program
  private(set) var operands: [String] = []
  private(set) var scenario = Scenario()
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

  private static func unknown(_ word: String, command: String, among known: [String]) -> UsageError {
    let all = known.map { "--" + $0 }
    let otherwise =
      all.isEmpty ? "\(command) has none but --help" : "there are \((all + ["--help"]).joined(separator: ", "))"
    return UsageError(
      "unknown option \(quoted(word)); \(suggestion(for: word, among: all + ["--help"], otherwise: otherwise))")
  }

  private mutating func set(_ name: String, to value: String) throws {
    do {
      try scenario.set(name, to: value)
    } catch {
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
