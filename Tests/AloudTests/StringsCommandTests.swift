import Foundation
import Testing

/// A shop in five languages, heard and judged through the program that a person calls.
struct StringsCommandTests {
  private static let shop = Product(name: "Storefront")
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let fixture = "Tests/Fixtures/Storefront/"

  private func run(_ arguments: String...) throws -> Product.Run { try Self.shop.run(arguments, at: Self.root) }

  private static let basket: [(locale: String, lines: [String])] = [
    (
      "en_US",
      [
        "Your basket at Hazel & Fig, heading", "Hazel & Fig", "2 jars of honey", "5 jars in 1 box", "Tap to taste",
        "Wrapped by hand", "Send it home, button", "Ring the bell \"twice\"", "In 2 days", "By bicycle",
      ]
    ),
    (
      "de_DE",
      [
        "Dein Korb bei Hazel & Fig, Überschrift", "Hazel & Fig", "2 Gläser Honig", "1 Kiste mit 5 Gläsern",
        "Tippe zum Kosten", "Von Hand verpackt", "Nach Hause schicken, Taste", "Bitte „zweimal“ klingeln",
        "In 2 Tagen", "Mit dem Rad",
      ]
    ),
    (
      "ar",
      [
        "سلتك في Hazel & Fig، عنوان", "Hazel & Fig", "برطمانا عسل", "5 برطمانات في صندوق", "اضغط للتذوق",
        "مغلف يدويًا", "أرسلها إلى البيت، زر", "Ring the bell \"twice\"", "In 2 days", "By bicycle",
      ]
    ),
  ]

  @Test(arguments: basket)
  func eachLanguageHasItsOwnWords(locale: String, lines: [String]) throws {
    let run = try run("narrate", "Storefront/Basket", "--locale", locale)
    #expect(run.output.split(separator: "\n").map(String.init) == lines)
    #expect(run.status == 0)
  }

  @Test func aSpecIsHeardInEveryLanguageOfAList() throws {
    let spec = Self.fixture + "Specs/Basket.transcript"
    let run = try run("narrate", spec, "--locale", "en_US, de_DE,ja")
    let parts = run.output.components(separatedBy: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    #expect(parts.map(\.first) == ["locale: en_US", "locale: de_DE", "locale: ja"])
    for (part, (_, lines)) in zip(parts, Self.basket.prefix(2)) {
      #expect(Array(part.dropFirst()) == ["> read"] + lines + ["> focus #send", lines[6]])
    }
    #expect(parts.last?.contains("はちみつ2個") == true && parts.last?.contains("1箱に5個") == true)
    #expect(parts.last?.contains("ベルを二回鳴らす") == true && parts.last?.contains("2日後") == true)
    #expect(run.status == 0)
    #expect(try self.run("check", spec).status == 0)
  }

  @Test func aGestureThatOneLanguageDoesNotHaveStopsThatOneOnly() throws {
    let run = try run("narrate", "Storefront/Basket", "--do", "focus \"Send it home\"", "--locale", "de_DE,en_US")
    #expect(run.output.hasSuffix("locale: en_US\n> focus \"Send it home\"\nSend it home, button\n"))
    #expect(run.error.contains("\nde_DE: focus \"Send it home\": "), "\(run.error)")
    #expect(run.status == 2)
  }

  @Test func aTreeIsPrintedForEachLocale() throws {
    let run = try run("tree", "Storefront/Receipt", "--locale", "de_DE,en_US")
    #expect(run.output.components(separatedBy: "text \"Nobody wrote this down\"").count == 3)
    #expect(run.output.hasPrefix("locale: de_DE\n"))
    let json = try self.run("tree", "Storefront/Receipt", "--format", "json", "--locale", "de_DE,en_US")
    #expect(json.status == 2)
    #expect(
      json.error == "Storefront: a json document holds one tree; give one locale, or take the outline\n")
  }

  @Test(arguments: [
    (["narrate", "Storefront/Basket", "--locale", "de,"], "--locale: unknown locale “”"),
    (
      ["narrate", "Storefront/Basket", "--locale", "de,deDE"], "--locale: unknown locale “deDE”; did you mean “de_DE”?"
    ),
    (["narrate", "Storefront/Basket", "--locale", "de,en,de"], "--locale: de is given twice"),
    (
      ["check", "--locale", "de,en"],
      "a spec says in its header under which locale it holds; “narrate SPEC --locale …” speaks it under another"
    ),
    (["narrate", "a.transcript", "--do", "read"], "a spec has gestures of its own; --do goes with a component"),
    (["narrate", "a.transcript"], "a.transcript cannot be read: "),
    (["narrate", "a.xcstrings"], "“a.xcstrings” is a file of strings; “audit” judges it"),
    (["audit", "a.xcstrings"], "a.xcstrings cannot be read: "),
  ])
  func mistakesAreStatusTwo(arguments: [String], message: String) throws {
    let run = try Self.shop.run(arguments, in: Scratch())
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("Storefront: \(message)"), "\(run.error)")
  }

  @Test func aSpecWithAListOfLocalesIsToldWhatToDo() throws {
    let folder = try Scratch(["a.transcript": "component: Storefront/Basket\nlocale: de, en\n\n> read\n"])
    let run = try Self.shop.run(["check", "a.transcript"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        "a.transcript:2: a spec is heard in one locale, not in “de, en”; write a spec for each, such as NAME.de_DE.transcript\n"
      ), "\(run.output)")
  }

  /// The lines of a compiler's report.
  private func findings(_ arguments: String...) throws -> [String] {
    let rules = ["--rules", "string-untranslated,string-malformed", "--format", "compiler"]
    return try Self.shop.run(["audit"] + arguments + rules, at: Self.root).output
      .split(separator: "\n").map { String($0).replacing(Self.fixture, with: "") }
  }

  @Test func everyTableOfThePackageIsJudgedWhereItIsWritten() throws {
    let told = try findings("--locale", "en_US")
    #expect(
      told.contains {
        $0.hasPrefix("Resources/Localizable.xcstrings:")
          && $0.contains("“ru”: the plural forms one, few, other lack many")
      })
    #expect(told.contains { $0.contains("“Wrapped by hand” has no text in “ja”: its state is “new”") })
    #expect(
      told.contains { $0.hasPrefix("Resources/en.lproj/Orders.strings:4:1: error: “courier” has no text in “ja”") })
    #expect(told.count { $0.contains("Localizable.xcstrings") } == 2)
  }

  @Test func aFileIsJudgedByItself() throws {
    let run = try Self.shop.run(
      ["audit", Self.fixture + "Resources/ja.lproj/Orders.strings", "--format", "compiler"], at: Self.root)
    #expect(
      run.output.contains("en.lproj/Orders.strings:4:1: error: “courier” has no text in “ja” [string-untranslated]"))
    #expect(run.status == 1)
    let broken = try Scratch(["Localizable.xcstrings": "{\n\"version\": \"1.0\"\n\"a\""])
    let told = try Product.aloud.run(["audit", "Localizable.xcstrings", "--format", "compiler"], in: broken)
    #expect(told.output.hasPrefix("Localizable.xcstrings:3:1: error: "), "\(told.output)")
    #expect(told.status == 1)
  }

  @Test func whatIsShownWithoutATranslationIsToldOnceForTheLanguages() throws {
    let told = try findings("Storefront/Basket", "--locale", "en_US,ja,ru")
    #expect(told.count == 2)
    #expect(told.allSatisfy { $0.contains("has no text in “ja”") })
  }

  @Test func aKeyThatNoTableHasIsToldAtItsCall() throws {
    let told = try findings("Storefront/Receipt", "--locale", "de_DE")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Storefront.swift:") == true)
    #expect(
      told.first?.contains("no table “Localizable” has the key “Nobody wrote this down”, so there is no text in “de”")
        == true, "\(told)")
    #expect(try findings("Storefront/Receipt", "--locale", "fr_FR,it_IT").isEmpty)
  }

  @Test func aProgramWithoutTablesHasNothingToTell() throws {
    let run = try Product.aloud.run(["audit", "GuestsStepper", "--rules", "string-untranslated", "--locale", "de_DE"])
    #expect(run.output.contains(/GuestsStepper(\s+0){6}\s+1\n/))
    #expect(run.status == 0)
  }
}
