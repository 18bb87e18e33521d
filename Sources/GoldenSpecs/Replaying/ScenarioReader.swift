import Narration
import Semantics

extension Scenario {
  /// The reader that the scenario asks for, over a host, with what a listener should know about it.
  @MainActor
  func reader(
    over host: any SemanticHost, in environment: SemanticEnvironment
  ) throws -> (reader: ScreenReader, notes: [String]) {
    let voice = try Voice.named(reader, environment: environment)
    let notation = Notation(rawValue: notation) ?? .speech
    return (ScreenReader(host: host, voice: voice, hints: hints, notation: notation), voice.notes)
  }
}
