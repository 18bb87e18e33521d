import GoldenSpecs
import Narration
import Semantics

/// Speaks a component: the whole screen, or what gestures bring about.
enum NarrateCommand: Command {
  static let name = "narrate"
  static let summary = "print what a screen reader says"
  static let usage = "narrate NAME|FILE.json [--do 'GESTURE; …'] [options]"
  static let options = [
    CommandOption(name: "do", placeholder: "GESTURES", summary: "gestures as in a spec, separated by “;”"),
    CommandOption(name: "why", placeholder: nil, summary: "name the facet and the rule behind each piece of speech"),
    Isolation.timeout,
  ]
  static let takesScenario = true
  static let discussion = """
    Gestures: read, where, next [n], previous [n], first, last, focus "label", focus #identifier, activate [n],
    increment [n], decrement [n], perform "name", escape, magic-tap, type "text", rotor NAME next|previous,
    scroll up|down|left|right, tree.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.count == 1 else { throw UsageError("narrate takes one name, or one file") }
    let subject = try Subject.named(invocation.operands[0], in: invocation.program.index)
    var gestures: [Gesture] = []
    if let text = invocation["do"] {
      do {
        gestures = try GestureText.parseList(text)
      } catch {
        throw UsageError("--do: \(error)")
      }
    }
    return try subject.isolated(invocation) { subject in
      let narration = try Replay.lines(
        of: gestures.isEmpty ? [.read] : gestures, scenario: invocation.scenario, showsGestures: !gestures.isEmpty,
        explains: invocation.has("why")
      ) { environment throws(HostError) in try subject.host(in: environment) }
      narration.notes.forEach { Output.error("note: \($0)") }
      Output.lines(narration.lines)
      guard let problem = narration.problem else { return .clean }
      if narration.neverSettles { throw ComponentFailure(component: invocation.operands[0], message: problem) }
      throw UsageError(problem)
    }
  }
}
