import Semantics

extension Rule {
  static let langUndeclared = Rule(
    .langUndeclared, "A sentence in another language says which",
    why: """
      An English voice reads a Spanish sentence as if it were English, and nobody understands a word; so does a French \
      one where an English text is declared to be French. It is told by the small words that every sentence of a language \
      has, where none of the screen's own language, or of the declared one, is among them; and from English by a word with \
      letters that no English word has.
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
          if own.language == "en", let word = ForeignLetters.word(in: text) {
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

/// The words that nearly every sentence of a language has, without those that others of these languages have as well.
struct SmallWords {
  let language: String
  let words: Set<String>

  static func of(_ language: String) -> SmallWords? { all.first { $0.language == language } }

  /// The other language that a text is of; nil where it may be of this one or is too short to tell.
  func foreignLanguage(of text: String) -> String? {
    // Only Spanish opens its questions and exclamations.
    if language != "es", text.contains(where: { $0 == "¿" || $0 == "¡" }) { return "es" }
    let spoken = SpokenWords(text).words
    guard spoken.count > 1, !spoken.contains(where: words.contains) else { return nil }
    // Two words with capitals, such as “La Casa”, are what somebody calls a place.
    if spoken.count == 2, SmallWords.isTitle(text) { return nil }
    let counts = SmallWords.all.map { other in (other.language, spoken.count(where: other.words.contains)) }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.0 != language else { return nil }
    return best.1 > 1 && best.1 * 5 > spoken.count ? best.0 : nil
  }

  private static func isTitle(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).allSatisfy { $0.first { $0.isLetter }?.isLowercase != true }
  }

  private static let all = [
    SmallWords(
      language: "en",
      words: [
        "the", "and", "of", "to", "is", "are", "you", "your", "this", "that", "with", "for", "it", "on", "we", "our",
        "my", "what", "when", "how", "be", "not", "or", "at", "by", "from", "will", "can", "an",
      ]),
    SmallWords(
      language: "es",
      words: [
        "el", "los", "las", "y", "del", "por", "para", "una", "está", "esta", "este", "su", "nuestra", "nuestro",
        "usted", "muy", "pero", "cómo", "qué", "hola", "buenos", "buenas", "gracias", "al", "con", "es", "en", "de",
        "la", "que", "se", "un", "mi", "casa", "día", "días", "más", "nunca", "siempre", "todo", "todos", "como",
        "cuando",
        "sin", "sobre", "hay", "son", "lo", "nos", "también", "aquí", "dónde", "donde", "quién", "tu", "tus", "sus",
        "hablamos", "hablo", "español", "inglés",
      ]),
    SmallWords(
      language: "fr",
      words: [
        "le", "les", "des", "du", "et", "est", "vous", "vos", "votre", "nous", "notre", "dans", "pour", "une", "un",
        "avec", "pas", "sur", "je", "il", "elle", "bonjour", "merci", "ce", "cette", "de", "la", "que", "au", "aux",
        "comment", "bienvenue", "où", "qui", "plus", "sont", "mais", "ou", "ne", "par", "à", "ici", "très", "bien",
        "sans", "parlons", "parlez", "parle", "français", "anglais",
      ]),
    SmallWords(
      language: "de",
      words: [
        "der", "das", "und", "ist", "nicht", "ein", "eine", "sie", "ich", "wir", "mit", "für", "auf", "zu", "den",
        "dem", "von", "bei", "ihre", "guten", "wie", "es", "danke", "willkommen",
        "die", "einer", "einem", "einen", "wegen", "im", "vom", "zum", "zur", "sich", "auch", "nach", "wird", "sind",
        "haben", "oder", "aber", "wenn", "bitte", "uns", "unsere", "dass", "durch", "über", "kein", "keine", "hier",
      ]),
    SmallWords(
      language: "it",
      words: [
        "il", "lo", "gli", "di", "e", "è", "che", "per", "una", "un", "con", "non", "sono", "questo", "questa", "della",
        "nella", "ciao", "grazie", "benvenuti", "la", "buongiorno",
      ]),
    SmallWords(
      language: "pt",
      words: [
        "os", "e", "é", "da", "dos", "das", "em", "um", "uma", "para", "com", "não", "você", "seu",
        "sua", "obrigado", "olá", "bom", "dia", "na", "que", "de",
      ]),
    SmallWords(
      language: "nl",
      words: [
        "het", "een", "ik", "je", "dat", "niet", "zijn", "op", "te", "met", "voor", "aan", "wij", "uw", "de",
        "welkom", "goedemorgen",
      ]),
  ]
}
