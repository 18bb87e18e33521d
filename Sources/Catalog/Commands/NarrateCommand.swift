import GoldenSpecs
import Narration
import Semantics

/// Speaks a component: the whole screen, or what gestures bring about.
enum NarrateCommand: Command {
  static let name = "narrate"
  static let summary = "print what a screen reader says"
  static let usage = "narrate NAME|FILE.json|SPEC [--do 'GESTURE; …'] [options]"
  static let options = [
    CommandOption(name: "do", placeholder: "GESTURES", summary: "gestures as in a spec, separated by “;”"),
    CommandOption(name: "why", placeholder: nil, summary: "name the facet and the rule behind each piece of speech"),
    Isolation.timeout,
  ]
  static let takesScenario = true
  static let discussion = """
    Gestures: read, where, next [n], previous [n], first, last, focus "label", focus #identifier, activate [n],
    increment [n], decrement [n], perform "name", escape, magic-tap, type "text", rotor NAME next|previous,
    scroll up|down|left|right, tree. A spec is spoken with its own gestures, under its header or what options say in its
    place, such as each language of the app: --locale en_US,de_DE,ar.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.count == 1 else { throw UsageError("narrate takes one name, or one file") }
    let word = invocation.operands[0]
    var gestures: [Gesture] = []
    var base = Scenario()
    let subject: Subject
    if word.hasSuffix(".transcript") {
      guard !invocation.has("do") else {
        throw UsageError("a spec has gestures of its own; --do goes with a component")
      }
      let spec = try spec(at: word)
      subject = .story(try invocation.program.index.find(spec.component))
      gestures = spec.actions.map(\.gesture)
      base = spec.scenario
    } else {
      subject = try Subject.named(word, in: invocation.program.index)
    }
    if let text = invocation["do"] {
      do {
        gestures = try GestureText.parseList(text)
      } catch {
        throw UsageError("--do: \(error)")
      }
    }
    let scenarios = invocation.scenarios(over: base)
    return try subject.isolated(invocation) { subject in
      try LocaleList.each(scenarios) { scenario in
        let narration = try Replay.lines(
          of: gestures.isEmpty ? [.read] : gestures, scenario: scenario, showsGestures: !gestures.isEmpty,
          explains: invocation.has("why")
        ) { environment throws(HostError) in try subject.host(in: environment) }
        narration.notes.forEach { Output.error("note: \($0)") }
        Output.lines(narration.lines)
        guard let problem = narration.problem else { return .clean }
        if narration.neverSettles { throw ComponentFailure(component: word, message: problem) }
        throw UsageError(problem)
      }
    }
  }

  private static func spec(at path: String) throws -> GoldenSpec {
    do {
      return try GoldenSpec.parse(try InputFile.contents(of: path, limit: GoldenSpec.largestSize), path: path)
    } catch let error as SpecProblems {
      throw UsageError(lines: error.problems.map(\.description))
    } catch {
      throw UsageError("\(path) cannot be read: \(error)")
    }
  }
}
