import Auditing
import GoldenSpecs
import Reporting
import Semantics

/// Walks every state of a component and tells what breaks, as specs that replay it.
enum ExploreCommand: Command {
  static let name = "explore"
  static let summary = "walk every reachable state and report what breaks"
  static let usage = "explore NAME [options]"
  static let options = [
    CommandOption(
      name: "states", placeholder: "N", summary: "enter at most N states; \(Explorer.Limits().states) by default"),
    CommandOption(
      name: "steps", placeholder: "N", summary: "judge at most N steps; \(Explorer.Limits().steps) by default"),
    Isolation.timeout,
  ]
  static let takesScenario = true
  static let discussion = """
    Every enabled action of every element is taken from every state, breadth first, so that each fault is told by a
    shortest way to it: a golden spec, whose gestures replay the fault.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.count == 1 else { throw UsageError("explore takes one name") }
    let subject = try Subject.named(invocation.operands[0], in: invocation.program.index)
    guard case .story(let story) = subject else {
      throw UsageError(
        "a tree from a file has no program behind it that could be explored; give the name of a component")
    }
    let limits = try limits(of: invocation)
    return try subject.isolated(invocation) { subject in
      try LocaleList.each(invocation.scenarios()) { try explore(subject, story, in: $0, limits) }
    }
  }

  private static func explore(
    _ subject: Subject, _ story: Story, in scenario: Scenario, _ limits: Explorer.Limits
  ) throws -> ExitStatus {
    let audit = Audit(
      rules: Rule.all.filter { $0.family == .trace }, circumstances: [], limits: limits, reader: scenario.reader)
    let environment = scenario.environment(reduceMotion: scenario.reduceMotion == .on)
    let result = audit.judge(subject.audited(as: story.name), in: environment)
    for finding in result.findings where finding.ignored == nil {
      Output.lines(try spec(of: finding, for: story, in: scenario) + [""])
    }
    for error in result.errors { Output.error("\(story.name): \(error)") }
    let failures = result.findings.count { $0.outcome == .fail && $0.ignored == nil }
    Output.line(
      "\(counted(result.states, "state")), \(counted(result.steps, "step")), "
        + (failures == 0 ? "nothing breaks" : "\(counted(failures, "fault"))"))
    Output.lines(result.notLookedAt.map { "not looked at: \($0)" })
    return result.errors.isEmpty ? failures == 0 ? .clean : .differences : .failure
  }

  static func limits(of invocation: Invocation) throws -> Explorer.Limits {
    let standard = Explorer.Limits()
    return Explorer.Limits(
      states: try invocation.count("states", in: 1...100_000, default: standard.states),
      steps: try invocation.count("steps", in: 1...1_000_000, default: standard.steps))
  }

  /// A golden spec with the gestures of a finding and what is heard today.
  private static func spec(of finding: Finding, for story: Story, in scenario: Scenario) throws -> [String] {
    let body = try Replay.lines(of: finding.gestures, scenario: scenario, showsGestures: true, explains: false) {
      environment throws(HostError) in try story.mount(environment)
    }
    return FindingSpec(finding, in: scenario, body: body.lines).lines
  }
}
