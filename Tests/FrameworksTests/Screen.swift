import Auditing
import HeadlessUI
import Narration
import Semantics
import Testing

/// A view on a screen, in lines that tests can read.
@MainActor
struct Screen {
  let view: MountedView

  init(_ content: some View, locale: String = "en_US") throws {
    view = try MountedView(content, environment: SemanticEnvironment(locale: locale))
  }

  /// What is spoken when a listener goes through the screen.
  var spoken: [String] {
    get throws {
      let voice = try #require(Voice.named("voiceover-ios", environment: view.tree.environment))
      let reader = ScreenReader(host: view, voice: voice, hints: false)
      return Transcript.lines(try reader.perform(.read).lines)
    }
  }

  /// What one rule finds on a view.
  static func findings(_ rule: RuleID, in view: some View) -> [String] {
    Audit(limits: Explorer.Limits(states: 4, steps: 12)).judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) {
        try MountedView(view, environment: $0)
      }, in: SemanticEnvironment()
    ).findings.filter { $0.rule == rule }.map(\.message)
  }
}
