import Foundation

/// Automatic grammar agreement: `^[3 apple](inflect: true)` is “3 apples”.
///
/// Foundation's own is not on Linux. English regular nouns agree with the number before them; in other languages the
/// words stay as they were written.
enum Inflection {
  /// What stands around the words that are to agree, once their marks were taken out; no text has these noncharacters.
  static let opening: Character = "\u{FFFFC}"
  static let closing: Character = "\u{FFFFD}"

  static func agree(_ text: String, in locale: Locale) -> String {
    // Nearly no text has one: the first of its bytes is looked for before the character.
    guard text.utf8.contains(0xF3), text.contains(opening) else { return text }
    let isEnglish = locale.language.languageCode == .english
    return text.replacing(/\x{FFFFC}([^\x{FFFFD}]*)\x{FFFFD}/) { match in
      isEnglish ? english(String(match.1)) : String(match.1)
    }
  }

  private static func english(_ words: String) -> String {
    guard let number = words.firstMatch(of: /\d[\d,.]*/)?.0, number != "1",
      let noun = words.firstMatch(of: /([A-Za-z]+)\s*$/)?.1
    else { return words }
    return words.replacingCharacters(in: noun.startIndex..<noun.endIndex, with: plural(String(noun)))
  }

  private static func plural(_ noun: String) -> String {
    if noun.wholeMatch(of: /.*(s|x|z|ch|sh)/) != nil { return noun + "es" }
    if noun.wholeMatch(of: /.*[^aeiou]y/) != nil { return noun.dropLast() + "ies" }
    return noun + "s"
  }
}
