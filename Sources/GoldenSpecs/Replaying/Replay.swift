public import Narration
public import Semantics

/// What was heard when the gestures of a spec were done, ready to compare and to record.
public struct Replay: Sendable, Hashable {
  /// The lines after each gesture, as a spec writes them; as many as there are gestures that could be done.
  public let steps: [[String]]
  /// What stopped the replay, at the line of its gesture; nil when all of it was done.
  public let problem: SpecProblem?
  /// Whether the problem is that the component never settles, whatever is asked of it.
  public let neverSettles: Bool
  /// What a listener should know beside the transcript, such as a phrasebook that does not exist.
  public let notes: [String]

  /// Makes a replay of what was heard elsewhere.
  public init(steps: [[String]], problem: SpecProblem? = nil, neverSettles: Bool = false, notes: [String] = []) {
    self.steps = steps
    self.problem = problem
    self.neverSettles = neverSettles
    self.notes = notes
  }
}

extension GoldenSpec {
  /// Does all gestures of the spec on fresh hosts: one, or one for each motion setting.
  ///
  /// A gesture that fails, because it names nothing or two things, stops the replay.
  ///
  /// - Parameter makeHost: Makes a host that nobody has acted on yet.
  @MainActor
  public func replay(makeHost: @MainActor (SemanticEnvironment) throws -> any SemanticHost) -> Replay {
    let run = Performance(actions.map(\.gesture), scenario: scenario, explains: false, makeHost: makeHost)
    let problem = run.failure.map { failure in
      let index = failure.index ?? 0
      let isBeforeFirst = failure.index == nil
      return SpecProblem(
        path: path, line: isBeforeFirst ? line(of: "component") : actions[index].line, message: failure.message)
    }
    return Replay(
      steps: run.steps, problem: problem, neverSettles: run.failure?.isOfComponent ?? false, notes: run.notes)
  }
}

extension Replay {
  /// What the body of a spec would hold.
  public struct Body: Sendable, Hashable {
    public let lines: [String]
    /// Which gesture failed and why; the lines end before it.
    public let problem: String?
    /// The same for a program; nil also when the gesture failed for another reason.
    public let error: GestureError?
    /// Whether the problem is that the component never settles, whatever is asked of it.
    public let neverSettles: Bool
    /// What a listener should know beside the transcript.
    public let notes: [String]
  }

  /// Does gestures that no spec holds and returns what is heard.
  ///
  /// - Parameters:
  ///   - gestures: What is done, in order.
  ///   - scenario: The circumstances; with both motion settings everything is done twice.
  ///   - showsGestures: Whether each gesture stands before what follows it, after `> `.
  ///   - explains: Whether each line of speech is followed by comments with its pieces and their rules.
  ///   - makeHost: Makes a host that nobody has acted on yet.
  /// - Throws: What kept a host or its reader from being made.
  @MainActor
  public static func lines(
    of gestures: [Gesture], scenario: Scenario, showsGestures: Bool, explains: Bool,
    makeHost: @MainActor (SemanticEnvironment) throws -> any SemanticHost
  ) throws -> Body {
    let run = Performance(gestures, scenario: scenario, explains: explains, makeHost: makeHost)
    if let failure = run.failure, failure.index == nil { throw failure.error }
    var lines: [String] = []
    for (gesture, step) in zip(gestures, run.steps) {
      if showsGestures { lines.append("> " + GestureText.text(of: gesture)) }
      lines += step
    }
    let problem = run.failure.map { failure in
      failure.index.map { "\(GestureText.text(of: gestures[$0])): \(failure.message)" } ?? failure.message
    }
    return Body(
      lines: lines, problem: problem, error: run.failure?.error as? GestureError,
      neverSettles: run.failure?.isOfComponent ?? false, notes: run.notes)
  }
}
