import HeadlessUI
import Narration
import Semantics
import Testing

/// What a listener gets of a view, gesture by gesture.
@MainActor
func heard(_ view: some View, _ gestures: Narration.Gesture...) throws -> [String] {
  let host = try MountedView(environment: SemanticEnvironment()) { view }
  return try heard(host, gestures)
}

@MainActor
func heard(_ host: MountedView, _ gestures: [Narration.Gesture]) throws -> [String] {
  let voice = try #require(Voice.named("voiceover-ios", environment: host.tree.environment))
  let reader = ScreenReader(host: host, voice: voice)
  return try gestures.flatMap { Transcript.lines(try reader.perform($0).lines) }
}

extension Narration.Gesture {
  static func wait(seconds: Double) -> Self { .wait(.milliseconds(Int(seconds * 1_000))) }
}
