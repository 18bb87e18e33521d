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

  /// A part of a text of this language that is of another one; nil where there is none, or where it may be a name.
  ///
  /// It is a run of words without one of this language's own, of which two at least are the other one's. One of the
  /// two has to be more than an article and stand without a capital, as in “Cambiar idioma a español”.
  func foreignPart(of text: String) -> (text: String, language: String)? {
    let all = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    for run in all.split(whereSeparator: { words.contains($0.lowercased()) }) where run.count > 1 {
      guard let (language, found) = foreignWords(in: run), let first = found.first, let last = found.last,
        run.count > 2 || found.count == 2
      else { continue }
      return (String(text[first.startIndex..<last.endIndex]), language)
    }
    return nil
  }

  private func foreignWords(in run: ArraySlice<Substring>) -> (language: String, words: [Substring])? {
    for other in SmallWords.all where other.language != language {
      let found = run.filter { other.words.contains($0.lowercased()) }
      guard Set(found.map { $0.lowercased() }).count > 1 else { continue }
      if found.contains(where: { $0.count > 3 && $0 == $0.lowercased() }) { return (other.language, found) }
    }
    return nil
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
        "hablamos", "hablo", "español", "inglés", "idioma", "cambiar", "elegir", "elija", "continuar", "bienvenidos",
      ]),
    SmallWords(
      language: "fr",
      words: [
        "le", "les", "des", "du", "et", "est", "vous", "vos", "votre", "nous", "notre", "dans", "pour", "une", "un",
        "avec", "pas", "sur", "je", "il", "elle", "bonjour", "merci", "beaucoup", "ce", "cette", "de", "la", "que",
        "au", "aux",
        "comment", "bienvenue", "où", "qui", "plus", "sont", "mais", "ou", "ne", "par", "à", "ici", "très", "bien",
        "sans", "parlons", "parlez", "parle", "français", "anglais", "langue", "changer", "choisir", "continuer",
      ]),
    SmallWords(
      language: "de",
      words: [
        "der", "das", "und", "ist", "nicht", "ein", "eine", "sie", "ich", "wir", "mit", "für", "auf", "zu", "den",
        "dem", "von", "bei", "ihre", "guten", "wie", "es", "danke", "willkommen",
        "die", "einer", "einem", "einen", "wegen", "im", "vom", "zum", "zur", "sich", "auch", "nach", "wird", "sind",
        "haben", "oder", "aber", "wenn", "bitte", "uns", "unsere", "dass", "durch", "über", "kein", "keine", "hier",
        "sprache", "ändern", "wählen", "deutsch", "englisch",
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
