import Semantics

extension Rule {
  static let langUndeclared = Rule(
    .langUndeclared, "A sentence in another language says which",
    why: """
      An English voice reads a Spanish sentence as if it were English, and nobody understands a word; so does a French \
      one where an English text is declared to be French. It is told by the small words that every sentence of a language \
      has, where none of the screen's own language, or of the declared one, is among them; and from English by a word with \
      letters that no English word has. A part of a sentence, such as the name of a command, is told by the same words \
      where they are more than those of a name like “Rio de la Plata”.
      """,
    policy: .experimental, impact: .serious, criteria: ["3.1.2"],
    fix:
      "Give the AttributedString a languageIdentifier, such as “es”, before it goes into Text(_:), or translate the text.",
    failing: Example("a Spanish sentence on an English screen", .text("welcome", sentence)),
    passing: Example(
      "the sentence with its language", .text("welcome", sentence).with { $0.language = "es" }),
    check: .variants { trees, verdicts in
      guard let tree = trees.first else { return }
      for node in tree.nodes {
        guard let text = node.label, text.utf8.count > 5, text.utf8.count < 2_000 else { continue }
        let declared = (node.ownLanguage ?? node.appearance?.language).map { languageCode(of: $0) }
        guard let own = SmallWords.of(declared ?? languageCode(of: tree.environment.locale)) else { continue }
        guard let language = own.foreignLanguage(of: text) else {
          if node.appearance?.partLanguages == nil, let part = own.foreignPart(of: text) {
            verdicts.fail(
              node, "“\(escaped(part.text))” seems to be of the language “\(part.language)”, and nothing says so")
          } else if own.language == "en", let word = ForeignLetters.word(in: text) {
            let whole = "“\(escaped(text))” seems to be of another language than English"
            verdicts.fail(node, "\(whole), by the word “\(escaped(word))”, and nothing says which")
          } else {
            verdicts.pass()
          }
          continue
        }
        let trouble = declared.map { "is declared to be of the language “\($0)”" } ?? "nothing says so"
        verdicts.fail(node, "“\(escaped(text))” seems to be of the language “\(language)”, and \(trouble)")
      }
    })

  private static let sentence = "Buenos días y bienvenidos a la casa de los Morales"
}
