import Foundation
import Testing

@testable import HeadlessUI

@MainActor
struct StringTablesTests {
  private let bundle: TemporaryBundle

  init() throws {
    bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": #""greeting" = "Hello"; "%lld of %lld" = "%lld of %lld";"#,
      "de.lproj/Localizable.strings": #""greeting" = "Hallo"; "%lld of %lld" = "Von %2$lld bisher %1$lld";"#,
      "es.lproj/Localizable.strings": #""greeting" = "Hola";"#,
      "ar.lproj/Localizable.strings": #""greeting" = "مرحبا";"#,
      "zh-Hans.lproj/Localizable.strings": #""greeting" = "你好";"#,
      "pt-BR.lproj/Localizable.strings": #""greeting" = "Olá";"#,
      "de.lproj/Errors.strings": #""full" = "Der Wagen ist **voll**";"#,
    ])
  }

  @Test(arguments: [
    ("en_US", "Hello"), ("en_GB", "Hello"), ("de_DE", "Hallo"), ("de_AT", "Hallo"), ("es_ES", "Hola"),
    ("es_MX", "Hola"), ("ar", "مرحبا"), ("ar_EG", "مرحبا"), ("zh_CN", "你好"), ("zh_Hans_SG", "你好"), ("pt_PT", "Olá"),
    ("zh_TW", "Hello"), ("fr_FR", "Hello"), ("xx", "Hello"),
  ])
  func aKeyIsLookedUpInTheScenariosLanguage(locale: String, greeting: String) throws {
    #expect(try labels(Text("greeting", bundle: bundle.bundle), locale: locale) == [greeting])
    let chosen = Locale(identifier: locale)
    #expect(String(localized: "greeting", bundle: bundle.bundle, locale: chosen) == greeting)
  }

  @Test func aTranslationOrdersItsValues() throws {
    let text = Text("\(1234) of \(5000)", bundle: bundle.bundle)
    #expect(try labels(text, locale: "en_US") == ["1,234 of 5,000"])
    #expect(try labels(text, locale: "de_DE") == ["Von 5.000 bisher 1.234"])
  }

  @Test func aTableIsFoundByItsName() throws {
    let text = Text("full", tableName: "Errors", bundle: bundle.bundle)
    #expect(try labels(text, locale: "de_DE") == ["Der Wagen ist voll"])
    #expect(try labels(text, locale: "es_ES") == ["full"])
  }

  @Test func anUnknownKeyIsItsOwnText() throws {
    #expect(try labels(Text("Not there", bundle: bundle.bundle), locale: "de_DE") == ["Not there"])
    #expect(try labels(Text("greeting"), locale: "de_DE") == ["greeting"])
  }

  @Test func aResourceFollowsTheScenarioUnlessItHasALocale() throws {
    let resource = LocalizedStringResource("greeting", bundle: .atURL(bundle.bundle.bundleURL))
    #expect(try labels(Text(resource), locale: "es_ES") == ["Hola"])
    var german = resource
    german.locale = Locale(identifier: "de_DE")
    #expect(try labels(Text(german), locale: "es_ES") == ["Hallo"])
  }

  @Test func anAssetsNameIsAKey() throws {
    #expect(try labels(Image("greeting", bundle: bundle.bundle), locale: "de_DE") == ["Hallo"])
  }

  @Test(arguments: [
    ("en_US", 0, "No tickets"), ("en_US", 1, "1 ticket"), ("en_US", 2, "2 tickets"), ("de_DE", 1, "1 Karte"),
    ("de_DE", 1234, "1.234 Karten"), ("ar", 2, "تذكرتان"), ("ar", 5, "5 تذاكر"), ("es_ES", 2, "2 tickets"),
  ])
  func aCatalogueChoosesThePluralForm(locale: String, count: Int, text: String) throws {
    let catalogue = try TemporaryBundle(["Localizable.xcstrings": Self.catalogue])
    #expect(try labels(Text("\(count) tickets", bundle: catalogue.bundle), locale: locale) == [text])
  }

  @Test(arguments: ["", "{", "[]", #"{"strings": 3}"#, #"{"sourceLanguage": "en", "strings": {"a": {}}}"#])
  func aBrokenCatalogueSaysNothing(catalogue: String) throws {
    let broken = try TemporaryBundle(["Localizable.xcstrings": catalogue])
    #expect(try labels(Text("a", bundle: broken.bundle)) == ["a"])
  }

  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other"]),
    ("fr", [0: "one", 1: "one", 2: "other"]),
    ("ja", [0: "other", 1: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"]),
    ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"]),
    ("cs", [1: "one", 3: "few", 5: "other"]),
  ])
  func languagesHaveTheirPluralForms(language: String, forms: [Int: String]) {
    for (count, form) in forms { #expect(PluralCategory.of(count, in: language).rawValue == form) }
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld tickets": {"localizations": {
      "en": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "No tickets"}},
        "one": {"stringUnit": {"state": "translated", "value": "%lld ticket"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld tickets"}}}}},
      "de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Karte"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Karten"}}}}},
      "ar": {"variations": {"plural": {
        "two": {"stringUnit": {"state": "translated", "value": "تذكرتان"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld تذاكر"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld تذكرة"}}}}}
    }}}}
    """
}
