import Semantics

extension Rule {
  static let stringMalformed = Rule(
    .stringMalformed, "Strings have the plural forms and the values that they need",
    why: """
      A language without one of its plural forms is spoken with a wrong one: “5 товара”. A place that takes another value \
      than the key has shows nonsense, or ends the app; a number that a form leaves out is never heard; and of a file that \
      cannot be read nothing is shown but keys. Forms are those of CLDR for whole numbers.
      """,
    policy: .bestPractice, impact: .serious,
    fix: "Add the plural forms of the language, and give each place of a value the specifier that the key has.",
    failing: .strings(
      "a Russian plural without its form for many", "5 товара",
      StringFault(
        .malformed, key: "%lld items", language: "ru", shown: "5 товара",
        message: "“%lld items” in “ru”: the plural forms one, few, other lack many",
        source: SourceLocation(file: "Localizable.xcstrings", line: 30))),
    passing: .strings("the plural with the form", "5 товаров"),
    check: .tree { tree, verdicts in tree.judgeStrings(.malformed, &verdicts) })
}
