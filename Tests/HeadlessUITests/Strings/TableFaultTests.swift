import Foundation
import Semantics
import Testing

@testable import HeadlessUI

/// What is wrong with tables of strings, with file and line.
struct TableFaultTests {
  /// The faults of the table `Localizable`, as `FILE:LINE: MESSAGE`.
  private func faults(_ files: [String: String]) throws -> [String] {
    let bundle = try TemporaryBundle(files)
    let root = bundle.bundle.bundleURL.standardizedFileURL.path + "/"
    let table = try #require(
      TableFaults.tables(in: bundle.bundle.bundleURL).first { $0.name == "Localizable" })
    return TableFaults.judge(table) { $0.standardizedFileURL.path.replacing(root, with: "") }.faults.map {
      "\($0.source?.file ?? ""):\($0.source?.line ?? 0): \($0.message)"
    }
  }

  private func faults(catalogue: String) throws -> [String] {
    try faults(["Localizable.xcstrings": catalogue]).map { $0.replacing("Localizable.xcstrings:", with: "") }
  }

  /// A catalogue whose first entry stands in line 2.
  private func catalogue(_ entries: String...) -> String {
    "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n}}"
  }

  @Test func whatIsWholeHasNoFaults() throws {
    #expect(
      try faults(
        catalogue: catalogue(
          #""%lld of %@": {"localizations": {"de": {"stringUnit": {"value": "%2$@: %1$lld"}}}}"#,
          #""Name": {"shouldTranslate": false}"#)) == [])
  }

  @Test func aMissingTextIsToldForEachLanguageThatShips() throws {
    let shown = try faults(
      catalogue: catalogue(
        #""Pay": {"localizations": {"de": {"stringUnit": {"value": "Zahlen"}}, "ja": {"stringUnit": {"value": "払う"}}}}"#,
        #""Leave": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Leave"}}, "en-GB": {"stringUnit": {"value": "Go"}}}}"#
      ))
    #expect(shown == ["3: “Leave” has no text in “de”: its state is “new”", "3: “Leave” has no text in “ja”"])
  }

  @Test(arguments: [
    ("ru", "one few other", "one, few, other lack many"), ("ar", "one other", "one, other lack zero, two, few, many"),
    ("de", "other", "other lack one"), ("pl", "one many other", "one, many, other lack few"),
    ("ja", "one", "one lack other"), ("cs", "one other", "one, other lack few"), ("tlh", "one", "one lack other"),
  ])
  func aLanguageWithoutOneOfItsFormsIsTold(language: String, forms: String, message: String) throws {
    let units = forms.split(separator: " ").map { "\"\($0)\": {\"stringUnit\": {\"value\": \"%lld x\"}}" }
    let entry =
      "\"%lld items\": {\"localizations\": {\"\(language)\": {\n\"variations\": {\"plural\": {\(units.joined(separator: ","))}}}}}"
    #expect(
      try faults(catalogue: catalogue(entry)) == ["3: “%lld items” in “\(language)”: the plural forms \(message)"])
  }

  @Test(arguments: [
    ("%lld items", "%@ Dinge", "“%@” stands where the key has “%lld”"),
    ("%@ has %lld", "%@ hat %lld und %@", "“%@” asks for value 3, and there are 2"),
    ("Total", "Summe %lld", "“%lld” asks for value 1, and there is none"),
    ("%@ has %lld", "%2$lld", "leaves out value 1, “%@”"),
    ("%lf miles", "%lld Meilen", "“%lld” stands where the key has “%lf”"),
    ("%lld items", "%#@things@", "there are no forms for “%#@things@”"),
  ])
  func aPlaceThatTakesAnotherValueIsTold(key: String, text: String, message: String) throws {
    let entry = "\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\(text)\"}}}}"
    #expect(try faults(catalogue: catalogue(entry)).first == "2: “\(key)” in “de”: \(message)")
  }

  @Test func aFormForManyNumbersMustSayWhich() throws {
    let entry = """
      "%lld items": {"localizations": {"ru": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "одна вещь"}},
      "few": {"stringUnit": {"value": "%lld вещи"}}, "many": {"stringUnit": {"value": "%lld вещей"}},
      "other": {"stringUnit": {"value": "%lld вещи"}}}}},
      "de": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "Ein Ding"}}, "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}}
      """
    // 21 takes the Russian form for one too; the German one is about 1 alone.
    #expect(
      try faults(catalogue: catalogue(entry)) == [
        "3: “%lld items” in “ru”: the form “one” leaves out value 1, “%lld”"
      ])
  }

  @Test(arguments: [
    ("{", "1: "), ("[]", "1: a catalogue of strings is an object"),
    ("{\n\"version\": \"1.0\"}", "1: “sourceLanguage” is missing: the language in which the keys were written"),
    (
      "{\"sourceLanguage\": \"en\",\n\"version\": \"2.0\", \"strings\": {}}",
      "2: the catalogue has version “2.0”; this program reads version 1"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\",\n\"strings\": 3}",
      "2: “strings” is missing: an object with an entry for each key"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\"a\": {},\n\"a\": {}}}",
      "3: “a”: the key stands twice"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"a\": {\"localizations\": {\"de\": {\n\"variations\": {\"plural\": {\n\"lots\": {\"stringUnit\": {\"value\": \"b\"}}, \"one\": {\"stringUnit\": {\"value\": \"b\"}}, \"other\": {\"stringUnit\": {\"value\": \"c\"}}}}}}}}}",
      "3: “a”: unknown plural category “lots”; there are zero, one, two, few, many, other"
    ),
  ])
  func aCatalogueThatCannotBeReadIsToldWithItsLine(text: String, message: String) throws {
    let told = try faults(catalogue: text)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix(message) == true, "\(told)")
  }

  @Test func filesOfOneLanguageEachAreOneTable() throws {
    let told = try faults([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"b %@\" = \"B %@\";",
      "de.lproj/Localizable.strings": "\n\"b %@\" = \"B %lld\";",
      "de.lproj/Localizable.stringsdict": Self.dictionary,
    ])
    #expect(
      told == [
        "de.lproj/Localizable.stringsdict:5: “%lld days”: unknown plural category “lots”; there are zero, one, two, few, many, other",
        "de.lproj/Localizable.stringsdict:3: “%lld days” in “de”: the plural forms other lack one",
        "en.lproj/Localizable.strings:1: “a” has no text in “de”",
        "de.lproj/Localizable.strings:2: “b %@” in “de”: “%lld” stands where the key has “%@”",
      ])
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>%lld days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
    <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>lots</key><string>%lld</string>
    <key>other</key><string>%lld Tage</string></dict></dict></dict></plist>
    """
}
