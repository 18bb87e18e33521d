/// Letters by which a word is known to be no English one.
enum ForeignLetters {
  /// The first word of a text that no English text has; nil where there is none, or where the text is English.
  ///
  /// Names are written in their own letters everywhere, so a word with a capital tells nothing, and neither does a word
  /// alone. Accents as in “café” are left alone as well: English has borrowed too many of them.
  static func word(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0xC3 }) else { return nil }
    let words = text.split { !$0.isLetter }
    guard words.count > 1, let english = SmallWords.of("en") else { return nil }
    guard !words.contains(where: { english.words.contains($0.lowercased()) }) else { return nil }
    return words.first { isForeign($0) }.map(String.init)
  }

  private static func isForeign(_ word: Substring) -> Bool {
    guard word.first?.isLowercase == true, !borrowed.contains(String(word)) else { return false }
    // A letter in two parts equals the same letter in one.
    return word.contains { letters.contains($0) }
  }

  private static let letters = Set("äöüßåøæãõñçíóúáìòùýłżźćńśąęőűğışţțșčřžůěďťňđ")

  private static let borrowed: Set<String> = [
    "über", "doppelgänger", "smörgåsbord", "fräulein", "jalapeño", "jalapeños", "habañero", "piñata", "piñatas", "piña",
    "mañana", "señor", "señora", "señorita", "niño", "niña", "façade", "façades", "garçon", "soupçon", "curaçao",
    "açaí",
    "ångström", "açai",
  ]
}
