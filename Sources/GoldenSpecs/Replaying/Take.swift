import Narration
import Semantics

/// One run of gestures under one motion setting.
struct Take {
  /// A line with what explains it.
  struct Line {
    var content: TranscriptLine
    var phrase: Phrase?
  }

  /// Why and where a run stopped; no index means before the first gesture.
  struct Failure {
    var index: Int?
    var error: any Error
  }

  private(set) var steps: [[Line]] = []
  private(set) var failure: Failure?
  private(set) var notes: [String] = []

  @MainActor
  init(
    _ gestures: [Gesture], scenario: Scenario, reduceMotion: Bool,
    makeHost: @MainActor (SemanticEnvironment) throws -> any SemanticHost
  ) {
    do {
      let environment = scenario.environment(reduceMotion: reduceMotion)
      let (reader, notes) = try scenario.reader(over: try makeHost(environment), in: environment)
      self.notes = notes
      for (index, gesture) in gestures.enumerated() {
        do {
          steps.append(Self.lines(of: try reader.perform(gesture)))
        } catch {
          failure = Failure(index: index, error: error)
          return
        }
      }
    } catch {
      failure = Failure(index: nil, error: error)
    }
  }

  private static func lines(of step: Step) -> [Line] {
    var phrases = step.phrases[...]
    return step.lines.map { line in
      if case .speech = line { Line(content: line, phrase: phrases.popFirst()) } else { Line(content: line) }
    }
  }
}
