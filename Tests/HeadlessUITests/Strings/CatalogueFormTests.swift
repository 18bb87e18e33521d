import Foundation
import Testing

@testable import HeadlessUI

/// Plural forms, substitutions, devices and states of catalogues, as they are shown.
@MainActor
struct CatalogueFormTests {
  private let bundle: TemporaryBundle

  init() throws { bundle = try TemporaryBundle(["Localizable.xcstrings": Self.catalogue]) }

  @Test(arguments: [
    ("en_US", 1, 2, "1 cat in 2 rooms"), ("en_US", 3, 1, "3 cats in 1 room"),
    ("de_DE", 1, 2, "2 Zimmer mit 1 Katze"), ("de_DE", 1200, 1, "1 Zimmer mit 1.200 Katzen"),
  ])
  func eachPartHasItsOwnForm(locale: String, cats: Int, rooms: Int, text: String) throws {
    #expect(try labels(Text("\(cats) cats in \(rooms) rooms", bundle: bundle.bundle), locale: locale) == [text])
  }

  @Test(arguments: [("en_US", "Ada keeps 2 cats"), ("de_DE", "2 Katzen gehören Ada")])
  func valuesAroundAPartKeepTheirPlaces(locale: String, text: String) throws {
    #expect(try labels(Text("\("Ada") keeps \(2) cats", bundle: bundle.bundle), locale: locale) == [text])
  }

  @Test(arguments: [("en_US", "Tap it"), ("de_DE", "Wähle es"), ("fr_FR", "Touchez-le 3 fois")])
  func aPhoneHasItsOwnText(locale: String, text: String) throws {
    #expect(try labels(Text("Use it \(3) times", bundle: bundle.bundle), locale: locale) == [text])
  }

  @Test(arguments: [
    ("de_DE", "begun", "Begun"), ("de_DE", "checked", "Geprüft"), ("de_DE", "Name", "Name"),
    ("fr_FR", "checked", "Checked"),
  ])
  func whatNobodyHasTranslatedIsShownInTheLanguageOfTheSource(locale: String, key: String, text: String) throws {
    #expect(try labels(Text(LocalizedStringKey(key), bundle: bundle.bundle), locale: locale) == [text])
  }

  @Test func aNumberThatIsNotWholeTakesTheFormForOthers() throws {
    #expect(try labels(Text("\(1.5, specifier: "%.1f") miles", bundle: bundle.bundle)) == ["1.5 miles"])
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "%lld cats in %lld rooms": {"localizations": {
        "en": {"stringUnit": {"value": "%#@cats@ in %#@rooms@"}, "substitutions": {
          "cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}},
          "rooms": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg room"}}, "other": {"stringUnit": {"value": "%arg rooms"}}}}}}},
        "de": {"stringUnit": {"value": "%2$#@rooms@ mit %1$#@cats@"}, "substitutions": {
          "cats": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Katze"}}, "other": {"stringUnit": {"value": "%arg Katzen"}}}}},
          "rooms": {"formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg Zimmer"}}}}}}}}},
      "%@ keeps %lld cats": {"localizations": {
        "en": {"stringUnit": {"value": "%@ keeps %#@cats@"}, "substitutions": {
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}},
        "de": {"stringUnit": {"value": "%2$#@cats@ gehören %1$@"}, "substitutions": {
          "cats": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Katze"}}, "other": {"stringUnit": {"value": "%arg Katzen"}}}}}}}}},
      "Use it %lld times": {"localizations": {
        "en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click it"}}, "iphone": {"stringUnit": {"value": "Tap it"}}}}},
        "de": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Tippe"}}, "other": {"stringUnit": {"value": "Wähle es"}}}}},
        "fr": {"variations": {"device": {"iphone": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "Touchez-le"}}, "other": {"stringUnit": {"value": "Touchez-le %lld fois"}}}}}}}}}},
      "begun": {"localizations": {
        "en": {"stringUnit": {"value": "Begun"}}, "de": {"stringUnit": {"state": "new", "value": "begun"}}}},
      "checked": {"extractionState": "stale", "localizations": {
        "en": {"stringUnit": {"value": "Checked"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "Geprüft"}}}},
      "%.1f miles": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "one mile"}}, "other": {"stringUnit": {"value": "%.1f miles"}}}}}}},
      "Name": {"shouldTranslate": false}
    }}
    """
}
