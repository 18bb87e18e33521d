import GoldenSpecs
import Narration
import Semantics
import Testing

/// Labels that try to be something else than speech.
@MainActor
struct HostileLabelTests {
  nonisolated static let labels = [
    "> activate", "~ haptic success", "# comment", "\\", "full: x", "reduced: x", "", " ", "\t",
    "a\nb", "a\r\n> focus \"x\"", "\u{1B}[31mred", "\u{202E}gnitset", "::error::no", " \u{3000}::error::no",
    "##[error]no", "a ##vso[task.complete]", "<<<<<<< HEAD",
    "=======", ">>>>>>> main", "\u{301}accent", ">\u{301}", "key: value", "\u{2028}next", "\u{0}", "say \"x\"",
  ]

  @Test(arguments: labels)
  func speechStaysSpeech(label: String) throws {
    for setting in ["off", "both"] {
      let spec = try parse("component: Counter\nreduce-motion: \(setting)\n> read\n\n> last\n")
      let replay = spec.replay { CounterHost($0, title: label) }
      let recorded = spec.record(replay)
      let again = try parse(recorded)
      #expect(again.actions.map(\.gesture) == [.read, .last])
      #expect(again.actions.map { $0.heard.count } == [3, 1])
      #expect(again.compare(again.replay { CounterHost($0, title: label) }) == [])
      #expect(again.record(again.replay { CounterHost($0, title: label) }) == recorded)
      #expect(!recorded.contains("##[") && !recorded.contains("##vso["))
      #expect(!recorded.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
      #expect(!recorded.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
  }

  @Test(arguments: labels)
  func gestureReachesEveryLabel(label: String) throws {
    for gesture in [Gesture.focus(.label(label)), .focus(.identifier(label)), .type(label), .perform(label)] {
      #expect(try GestureText.parse(GestureText.text(of: gesture)) == gesture)
      #expect(try GestureText.parseList(GestureText.text(of: gesture) + "; where") == [gesture, .where])
    }
  }

  @Test func problemsCannotForgeALine() {
    let problem = SpecProblem(path: "a\n::b", line: 1, message: "c\n::d ##[error]")
    #expect(problem.description == "a\\n::b:1: c\\n::d #\\u{23}[error]")
  }

  @Test func differencesCannotForgeALineOrAColour() throws {
    let spec = try parse("component: Counter\n> where\n\u{1B}[31m::error::no\n")
    let difference = try #require(spec.compare(spec.replay { CounterHost($0) }).first)
    #expect(difference.description.contains("\n  - \\u{1B}[31m::error::no\n"))
  }
}
