import Semantics

extension Rule {
  static let langMissing = Rule(
    .langMissing, "Every text is spoken in its own language",
    why: """
      A voice reads what it is given as its own language. A screen without a language, or with one that is none, is read \
      by whatever voice is set; and an English voice spells a Russian or an Arabic text, or skips it. Latin letters are \
      left alone, since every voice reads them and names are written in them everywhere.
      """,
    policy: .wcag, impact: .serious, criteria: ["3.1.1", "3.1.2"],
    fix: """
      Translate the text, or give its AttributedString a languageIdentifier, such as “ru”, before it goes into Text(_:).
      """,
    failing: Example("a Russian text on an English screen", .text("hello", "Привет")),
    passing: Example("the text with its language", .text("hello", "Привет").with { $0.language = "ru" }),
    check: .tree { tree, verdicts in
      let locale = tree.environment.locale
      if subtag(of: locale) == nil {
        verdicts.fail(nil, "“\(escaped(locale))” is the name of no language", want: "a tag such as en-GB")
      } else if tree.shownCount > 0 {
        verdicts.pass()
      }
      for node in tree.nodes {
        let it = node.node
        if it.hasRareFacets, let own = it.language, subtag(of: own) == nil {
          verdicts.fail(node, "“\(escaped(own))” is the name of no language", want: "a tag such as en-GB")
          continue
        }
        guard let text = [it.label, it.value, it.hint].lazy.compactMap(\.self).first(where: hasOtherLetters) else {
          continue
        }
        guard let language = subtag(of: node.ownLanguage ?? locale), let scripts = Script.scripts(of: language),
          isForeign(text, to: scripts)
        else {
          verdicts.pass()
          continue
        }
        verdicts.fail(node, "“\(escaped(text))” would be read by a voice for “\(escaped(language))”")
      }
    })

  private static func hasOtherLetters(_ text: String) -> Bool { text.utf8.contains { $0 >= 0xCD } }

  /// The language of a tag of BCP 47, or of a locale's identifier; nil where it is none.
  private static func subtag(of tag: String) -> String? {
    let tag = tag.prefix { $0 != "@" && $0 != "." }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first?.lowercased(), (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter }), language != "und", language != "mul", language != "zxx",
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    return language
  }

  /// Whether most letters of a text, and more than one, are of a script that the language does not use.
  private static func isForeign(_ text: String, to scripts: Set<Script>) -> Bool {
    var foreign = 0
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if let script = Script(scalar), script != .latin, !scripts.contains(script) { foreign += 1 }
    }
    return foreign > 1 && foreign * 2 > letters
  }
}
