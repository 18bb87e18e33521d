import GoldenSpecs

/// What a command was called with, sorted into operands, flags and the scenario.
@MainActor
struct Invocation {
  let program: Program
  private(set) var operands: [String] = []
  private(set) var scenario = Scenario()
  private var values: [String: String] = [:]

  /// - Throws: ``UsageError`` for an option that the command does not have, or one without its value.
  init(command: any Command.Type, arguments: [String], program: Program) throws {
    self.program = program
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        guard !word.hasPrefix("-") || word == "-" else {
          throw UsageError("unknown option “\(word)”; options begin with two dashes")
        }
        operands.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let name = parts[0]
      let scenarioKeys = command.takesScenario ? Scenario.keys.map(\.name) : []
      guard let option = command.options.first(where: { $0.name == name }) else {
        guard scenarioKeys.contains(name) else {
          throw Spelling.unknown(
            "option", "--" + name, among: (command.options.map(\.name) + scenarioKeys).map { "--" + $0 })
        }
        try set(name, to: try value(of: name, parts, &rest))
        continue
      }
      values[name] = option.placeholder == nil ? "" : try value(of: name, parts, &rest)
    }
  }

  private mutating func set(_ name: String, to value: String) throws {
    do {
      try scenario.set(name, to: value)
    } catch {
      throw UsageError("--\(name): \(error)")
    }
  }

  private func value(of name: String, _ parts: [String], _ rest: inout ArraySlice<String>) throws -> String {
    if parts.count == 2 { return parts[1] }
    guard let next = rest.popFirst() else { throw UsageError("--\(name) needs a value") }
    return next
  }

  /// The value of an option, the empty text for a flag, or nil when it was not given.
  subscript(option: String) -> String? { values[option] }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// A whole number of at least one.
  func count(_ option: String, default standard: Int) throws -> Int {
    guard let text = values[option] else { return standard }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("--\(option) needs a whole number of at least 1, not “\(text)”")
    }
    return number
  }
}
