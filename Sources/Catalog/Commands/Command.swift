/// One word of the command line: what it is called, what it takes, what it does.
@MainActor
protocol Command {
  static var name: String { get }
  /// What it does, for the overview.
  static var summary: String { get }
  /// How it is called, after the program's name.
  static var usage: String { get }
  static var options: [CommandOption] { get }
  /// Whether the options that set the scenario apply.
  static var takesScenario: Bool { get }
  static var discussion: String { get }
  static func run(_ invocation: Invocation) throws -> ExitStatus
}

/// An option of a command.
struct CommandOption {
  let name: String
  /// What stands for the value; nil for a flag.
  let placeholder: String?
  let summary: String
}
