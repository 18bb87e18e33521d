/// A plural form of a language, for whole numbers (Unicode CLDR 46, cardinal rules).
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The form that a number takes; languages without a rule here have that of English.
  static func of(_ count: Int, in language: String) -> PluralCategory {
    let number = count.magnitude
    let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    switch code {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo": return .other
    case "fr", "pt", "hi", "fa", "bn": return number < 2 ? .one : .other
    case "ar": return arabic(number)
    case "he": return number == 1 ? .one : number == 2 ? .two : .other
    case "cs", "sk": return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "pl": return number == 1 ? .one : slavicFew(number) ? .few : .many
    case "ru", "uk", "be": return number % 10 == 1 && number % 100 != 11 ? .one : slavicFew(number) ? .few : .many
    case "hr", "sr", "bs": return number % 10 == 1 && number % 100 != 11 ? .one : slavicFew(number) ? .few : .other
    case "ro": return number == 1 ? .one : number == 0 || (1...19).contains(number % 100) ? .few : .other
    default: return number == 1 ? .one : .other
    }
  }

  private static func arabic(_ number: UInt) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func slavicFew(_ number: UInt) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
