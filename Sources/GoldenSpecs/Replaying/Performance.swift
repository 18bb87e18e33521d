import Narration
import Semantics

/// The gestures of a scenario done under each of its motion settings, and written down as one transcript.
struct Performance {
  struct Failure {
    /// The gesture that failed; nil when it failed before the first.
    let index: Int?
    let error: any Error
    let message: String

    /// Whether the component is to blame, and not what was asked of it.
    var isOfComponent: Bool {
      switch error {
      case HostError.neverSettles, GestureError.host(.neverSettles): true
      case HostError.neverRests, GestureError.host(.neverRests): true
      default: false
      }
    }
  }

  let steps: [[String]]
  let failure: Failure?
  let notes: [String]

  @MainActor
  init(
    _ gestures: [Gesture], scenario: Scenario, explains: Bool,
    makeHost: @MainActor (SemanticEnvironment) throws -> any SemanticHost
  ) {
    let takes = scenario.reduceMotion.settings.map {
      Take(gestures, scenario: scenario, reduceMotion: $0, makeHost: makeHost)
    }
    notes = takes[0].notes
    failure = Self.failure(in: takes)
    guard takes.count == 2 else {
      steps = takes[0].steps.map { Self.lines($0, explains: explains) }
      return
    }
    steps = zip(takes[0].steps, takes[1].steps).map {
      MotionMerge(full: $0, reduced: $1, explains: explains).lines
    }
  }

  private static func lines(_ step: [Take.Line], explains: Bool) -> [String] {
    step.flatMap { line in
      let text = TranscriptText.text(of: line.content)
      guard explains, let phrase = line.phrase else { return [text] }
      return [text] + TranscriptText.reasons(for: phrase)
    }
  }

  /// The first failure of all runs; one that only one of two motion settings has says so.
  private static func failure(in takes: [Take]) -> Failure? {
    let failures = takes.map(\.failure)
    let order = { (take: Int) in failures[take].map { $0.index ?? -1 } ?? Int.max }
    guard let first = takes.indices.min(by: { order($0) < order($1) }), let failure = failures[first] else {
      return nil
    }
    let isCommon = takes.indices.allSatisfy { order($0) == order(first) }
    let setting = isCommon ? "" : "with Reduce Motion \(first == 0 ? "off" : "on") only: "
    return Failure(index: failure.index, error: failure.error, message: "\(setting)\(failure.error)")
  }
}
