import Semantics

extension Rule {
  static let stringUntranslated = Rule(
    .stringUntranslated, "Every string is there in every language that ships",
    why: """
      A key without a translation is shown in the language of the source, in the midst of another one, and spoken by the \
      voice of that other one: nobody who listens understands it. The languages that ship are those for which a catalogue \
      has any text; an entry with “shouldTranslate”: false is left alone.
      """,
    policy: .bestPractice, impact: .serious, criteria: ["3.1.2"],
    fix: "Translate the key, or mark it as one that is not to be translated.",
    failing: .strings(
      "a German screen with a key that has no German text", "Pay now",
      StringFault(
        .untranslated, key: "Pay now", language: "de", shown: "Pay now", message: "“Pay now” has no text in “de”",
        source: SourceLocation(file: "Localizable.xcstrings", line: 12))),
    passing: .strings("the screen with the text", "Jetzt bezahlen"),
    check: .tree { tree, verdicts in tree.judgeStrings(.untranslated, &verdicts) })
}
