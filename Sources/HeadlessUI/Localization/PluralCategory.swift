/// A plural form of a language, for whole numbers (Unicode CLDR 46, cardinal rules).
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The form that a number takes; languages without a rule here have that of English.
  static func of(_ count: Int, in language: String) -> PluralCategory {
    PluralRule.of(language).category(count.magnitude)
  }

  /// The forms that whole numbers take in a language, in CLDR's order; none where the language is not known.
  static func needed(in language: String) -> [PluralCategory] {
    guard let rule = PluralRule.known(language) else { return [] }
    return allCases.filter { $0 == .other || rule.takes($0) }
  }

  /// Whether one number alone takes the form, so that a text may say it in a word.
  func isOneNumber(in language: String) -> Bool { PluralRule.of(language).examples(of: self) < 2 }
}

/// How one group of languages chooses among plural forms.
private struct PluralRule {
  let category: @Sendable (UInt) -> PluralCategory

  func takes(_ category: PluralCategory) -> Bool { examples(of: category) > 0 }

  /// How many numbers up to 200 take a form; every rule repeats itself within them.
  func examples(of category: PluralCategory) -> Int { (0...200).count { self.category(UInt($0)) == category } }

  static func of(_ language: String) -> PluralRule { known(language) ?? oneAndOther }

  static func known(_ language: String) -> PluralRule? {
    let tag = language.replacing("_", with: "-").lowercased()
    return byLanguage[tag] ?? byLanguage[String(tag.prefix { $0 != "-" })]
  }

  private static let oneAndOther = PluralRule { $0 == 1 ? .one : .other }

  private static let byLanguage: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    func add(_ languages: String, _ category: @escaping @Sendable (UInt) -> PluralCategory) {
      for language in languages.split(separator: " ") { rules[String(language)] = PluralRule(category: category) }
    }
    add(
      "en de nl sv da nb no nn fi et es it ca gl eu el bg hu tr az ka kk ky mn ml ta te mr ne or sw ur uz af sq pt-pt fo"
    ) {
      $0 == 1 ? .one : .other
    }
    add("ja ko zh yue th vi id ms my lo km jv bo") { _ in .other }
    add("fr pt hi fa bn gu kn am as zu hy pa si ln mg ti wa") { $0 < 2 ? .one : .other }
    add("is mk") { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }
    add("fil tl") { [4, 6, 9].contains($0 % 10) ? .other : .one }
    add("he iw") { $0 == 1 ? .one : $0 == 2 ? .two : .other }
    add("cs sk") { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }
    add("pl") { $0 == 1 ? .one : slavicFew($0) ? .few : .many }
    add("ru uk be") { $0 % 10 == 1 && $0 % 100 != 11 ? .one : slavicFew($0) ? .few : .many }
    add("hr sr bs sh") { $0 % 10 == 1 && $0 % 100 != 11 ? .one : slavicFew($0) ? .few : .other }
    add("ro mo") { $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other }
    add("sl") { $0 % 100 == 1 ? .one : $0 % 100 == 2 ? .two : (3...4).contains($0 % 100) ? .few : .other }
    add("lt") {
      (11...19).contains($0 % 100) || $0 % 10 == 0 ? .other : $0 % 10 == 1 ? .one : .few
    }
    add("lv") {
      $0 % 10 == 0 || (11...19).contains($0 % 100) ? .zero : $0 % 10 == 1 ? .one : .other
    }
    add("ar") {
      switch ($0, $0 % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
    add("cy") {
      switch $0 {
      case 0: .zero
      case 1: .one
      case 2: .two
      case 3: .few
      case 6: .many
      default: .other
      }
    }
    add("ga") { $0 == 1 ? .one : $0 == 2 ? .two : (3...6).contains($0) ? .few : (7...10).contains($0) ? .many : .other }
    return rules
  }()

  private static func slavicFew(_ number: UInt) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
