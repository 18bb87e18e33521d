import Narration
import Semantics
import Testing

@MainActor
struct TranscriptTests {
  @Test(
    "No label can forge a line, a colour or a command",
    arguments: [
      ("> activate", #"\> activate"#), ("~ haptic success", #"\~ haptic success"#), ("# comment", "\\# comment"),
      ("\\", "\\\\"), ("full: 3", #"\full: 3"#), ("reduced: 3", #"\reduced: 3"#), ("", "\\"),
      ("full 3", "full 3"), ("a\n> read", #"a\n> read"#), ("\u{1B}[31mred", #"\\u{1B}[31mred"#),
      ("a\u{202E}b", #"a\u{202E}b"#), ("\r\n::error::x", #"\\r\n::error::x"#), ("Größe 🎟", "Größe 🎟"),
    ])
  func speech(_ label: String, _ line: String) {
    #expect(Transcript.lines([.speech(label)]) == [line])
  }

  @Test("A sign with a combining mark is still a sign")
  func combiningMark() {
    #expect(Transcript.lines([.speech(">\u{301} x")]) == ["\\>\u{301} x"])
  }

  @Test("Labels in events stay inside their quotation marks")
  func events() {
    let hostile = "a\" to \"b\\\n"
    #expect(
      Transcript.lines([
        .event(.focusLost(hostile)), .event(.focusRequested("x")), .event(.announcement(.low)), .event(.screenChanged),
        .event(.layoutChanged),
        .event(.motion(Motion(effect: "numericText", change: .replace(from: hostile, to: "4")))),
      ]) == [
        #"~ focus lost "a\" to \"b\\\n""#, #"~ focus requested "x""#, "~ announcement low", "~ screen changed",
        "~ layout changed", #"~ motion numericText "a\" to \"b\\\n" to "4""#,
      ])
  }

  @Test("Each line of speech has its phrase, each piece its facet and rule")
  func phrases() throws {
    let reader = try ScriptedHost([.button("a", "Save", enabled: false), .text("t", "Saved")]).reader()
    let step = try reader.perform(.read)
    #expect(
      step.phrases == [
        Phrase([
          .init(.label, "Save", rule: "label"), .init(.dimmed, "dimmed", rule: "disabled"),
          .init(.role, "button", rule: "button"),
        ]),
        Phrase([.init(.label, "Saved", rule: "label")]),
      ])
  }
}
