public import Narration
public import Semantics

/// Walks every state of a component that a listener can reach, breadth first, so that each is found on a shortest way.
///
/// Every enabled action of every stop is tried in every state. One instance of the component is walked on from state to
/// state as long as that is shorter than making it anew; when it turns out to remember more than it shows, each step
/// starts from a new instance instead. Two runs give the same result.
@MainActor
public struct Explorer {
  /// How far a walk goes.
  public struct Limits: Sendable, Hashable {
    public var states: Int
    public var steps: Int

    /// - Parameters:
    ///   - states: Different states that are entered; 120 by default.
    ///   - steps: Gestures that are judged; 1,000 by default.
    public init(states: Int = 120, steps: Int = 1_000) {
      self.states = states
      self.steps = steps
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
    do {
      return try Walk(self, isExact: false).explored()
    } catch is Walk.HiddenState {
      return try Walk(self, isExact: true).explored()
    }
  }
}
