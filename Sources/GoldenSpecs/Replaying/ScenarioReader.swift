import Narration
import Semantics

extension Scenario {
  /// The reader that the scenario asks for, over a host, with what a listener should know about it.
  @MainActor
  func reader(
    over host: any SemanticHost, in environment: SemanticEnvironment
  ) throws -> (reader: ScreenReader, notes: [String]) {
    guard let voice = Voice.named(reader, environment: environment) else {
      throw ScenarioError("there is no reader \(quoted(reader)) on \(environment.platform)")
    }
    let notation = Notation(rawValue: notation) ?? .speech
    let screenReader = ScreenReader(host: host, voice: voice, hints: hints, notation: notation)
    return (screenReader, voice.notes)
  }
}
