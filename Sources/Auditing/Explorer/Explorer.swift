public import Narration
public import Semantics

/// Walks every state of a component that a listener can reach, breadth first, so that each is found on a shortest way;
/// on a long screen what comes up is tried before what was there already.
///
/// Every enabled action of every stop is tried in every state. One instance of the component is walked on from state to
/// state as long as that is shorter than making it anew; when it turns out to remember more than it shows, each step
/// starts from a new instance instead. Two runs give the same
/// result.
@MainActor
public struct Explorer {
  /// How far a walk goes.
  public struct Limits: Sendable, Hashable {
    public var states: Int
    public var steps: Int
    public var work: Int
    public var patience: Duration?

    /// - Parameters:
    ///   - states: Different states that are entered; 120 by default.
    ///   - steps: Gestures that are judged; 1,000 by default.
    ///   - work: Nodes that are shown after all gestures together: a screen of many parts that do not depend on each
    ///     other has more states than anybody would walk, and each costs the whole screen; 60,000 by default.
    ///   - patience: How long a walk may take on the clock, for a run that would be stopped otherwise; as long as it
    ///     needs by default. Only a walk that is ended by it can differ from run to run.
    public init(states: Int = 120, steps: Int = 1_000, work: Int = 60_000, patience: Duration? = nil) {
      self.states = states
      self.steps = steps
      self.work = work
      self.patience = patience
    }
  }

  let limits: Limits
  let voice: Voice
  let makeHost: @MainActor () throws -> any SemanticHost
  let makeTwin: (@MainActor () throws -> any SemanticHost)?

  /// - Parameters:
  ///   - limits: How far it goes.
  ///   - voice: Who reads.
  ///   - makeTwin: Makes the component with the other setting of Reduce Motion; every step is made there as well, and
  ///     what is spoken is compared. Nothing is compared without it.
  ///   - makeHost: Makes a component that nobody has acted on yet.
  public init(
    limits: Limits = Limits(), voice: Voice, makeTwin: (@MainActor () throws -> any SemanticHost)? = nil,
    makeHost: @escaping @MainActor () throws -> any SemanticHost
  ) {
    self.limits = limits
    self.voice = voice
    self.makeHost = makeHost
    self.makeTwin = makeTwin
  }

  /// Walks.
  ///
  /// - Throws: What kept the component from appearing at all.
  public func explore() throws -> Exploration {
    // The second walk needs as long as the first one.
    let start = ContinuousClock.now
    var exploration: Exploration
    do {
      exploration = try Walk(self, isExact: false, until: limits.patience.map { start + $0 / 2 }).explored()
    } catch is Walk.HiddenState {
      exploration = try Walk(self, isExact: true, until: limits.patience.map { start + $0 }).explored()
    }
    exploration.drifts = drifts()
    exploration.noteAnswers()
    return exploration
  }
}
