/// The scripts that a voice of one language reads and a voice of another does not.
enum Script: Hashable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, tamil, thai, georgian, hangul, kana, han

  /// The script of a letter; nil for those that are not told apart here.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0..<0x250, 0x1E00..<0x1F00, 0xFF21..<0xFF5B: self = .latin
    case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
    case 0x400..<0x530: self = .cyrillic
    case 0x530..<0x590: self = .armenian
    case 0x590..<0x600: self = .hebrew
    case 0x600..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFF00: self = .arabic
    case 0x900..<0x980: self = .devanagari
    case 0x980..<0xA00: self = .bengali
    case 0xB80..<0xC00: self = .tamil
    case 0xE00..<0xE80: self = .thai
    case 0x10A0..<0x1100: self = .georgian
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: self = .hangul
    case 0x3040..<0x3100: self = .kana
    case 0x3400..<0xA000, 0x20000..<0x32000: self = .han
    default: return nil
    }
  }

  /// The scripts in which a language is written; nil for languages that are not known here.
  static func scripts(of language: String) -> Set<Script>? { known[language] }

  private static let known: [String: Set<Script>] = {
    var known: [String: Set<Script>] = [
      "el": [.greek], "hy": [.armenian], "he": [.hebrew], "yi": [.hebrew], "th": [.thai], "ka": [.georgian],
      "ko": [.hangul, .han], "ja": [.kana, .han], "zh": [.han], "yue": [.han], "bn": [.bengali], "as": [.bengali],
      "ta": [.tamil], "sr": [.cyrillic, .latin], "bs": [.cyrillic, .latin], "uz": [.cyrillic, .latin],
      "az": [.cyrillic, .latin], "kk": [.cyrillic, .latin], "pa": [.arabic],
    ]
    for language in ["ru", "uk", "be", "bg", "mk", "mn", "ky", "tg", "tt"] { known[language] = [.cyrillic] }
    for language in ["ar", "fa", "ur", "ps", "ckb", "sd", "ug"] { known[language] = [.arabic] }
    for language in ["hi", "mr", "ne", "sa", "kok"] { known[language] = [.devanagari] }
    for language in [
      "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl", "cs", "sk", "sl", "hr",
      "hu", "ro", "tr", "vi", "id", "ms", "ca", "eu", "gl", "et", "lv", "lt", "sq", "mt", "ga", "cy", "af", "sw", "tl",
    ] { known[language] = [.latin] }
    return known
  }()
}
