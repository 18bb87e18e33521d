import GoldenSpecs
import Semantics
import Testing

/// The keys of a scenario, which a header and the command line share.
struct ScenarioTests {
  @Test func defaultsAreThoseOfTheFormat() {
    #expect(Scenario().environment(reduceMotion: false) == SemanticEnvironment())
    #expect(Scenario().reader == "voiceover-ios")
    #expect(Scenario().hints)
    #expect(Scenario().notation == "speech")
    #expect(
      Scenario.keys.map(\.name) == [
        "reader", "locale", "platform", "reduce-motion", "dynamic-type", "color-scheme", "contrast",
        "layout-direction", "hints", "notation",
      ])
  }

  @Test func everyKeyIsSet() throws {
    var scenario = Scenario()
    let values = [
      ("locale", "de-DE"), ("platform", "iOS 26"), ("reduce-motion", "both"), ("dynamic-type", "accessibility5"),
      ("color-scheme", "dark"), ("contrast", "increased"), ("layout-direction", "right-to-left"), ("hints", "off"),
      ("notation", "snapshot"), ("reader", "voiceover-ios"),
    ]
    for (name, value) in values { try scenario.set(name, to: value) }
    #expect(
      scenario.environment(reduceMotion: true)
        == SemanticEnvironment(
          locale: "de_DE", platform: Platform(.iOS, version: 26), reduceMotion: true,
          dynamicTypeSize: "accessibility5", colorScheme: "dark", contrast: "increased",
          layoutDirection: "rightToLeft"))
    #expect(scenario.reduceMotion == .both)
    #expect(!scenario.hints)
    #expect(scenario.notation == "snapshot")
  }

  @Test(arguments: [
    ("de", "de"), ("de_DE", "de_DE"), ("de-DE", "de_DE"), ("DE_de", "de_DE"), ("zh-Hans-CN", "zh_Hans_CN"),
    ("ar_EG", "ar_EG"), ("pt_BR", "pt_BR"), ("en_SA", "en_SA"),
  ])
  func localeIsAccepted(written: String, identifier: String) throws {
    var scenario = Scenario()
    try scenario.set("locale", to: written)
    #expect(scenario.locale == identifier)
  }

  @Test(arguments: [
    ("en_US", "leftToRight"), ("ar", "rightToLeft"), ("he_IL", "rightToLeft"), ("fa_IR", "rightToLeft"),
  ])
  func localeDecidesTheDirection(locale: String, direction: String) throws {
    var scenario = Scenario()
    try scenario.set("locale", to: locale)
    #expect(scenario.environment(reduceMotion: false).layoutDirection == direction)
  }

  @Test(arguments: [
    ("reduce-moton", "on", "unknown key “reduce-moton”; did you mean “reduce-motion”?"),
    ("reduce-motion", "sometimes", "unknown reduce-motion “sometimes”; it is “off”, “on” or “both”"),
    ("color-scheme", "darkk", "unknown color-scheme “darkk”; did you mean “dark”?"),
    ("platform", "iOS 19", "unknown platform “iOS 19”; did you mean “iOS 18”, “iOS 17” or “iOS 26”?"),
    (
      "locale", "Klingon",
      "unknown locale “Klingon”; a locale is a language, or a language and a region, such as “de” or “de_DE”"
    ),
    (
      "locale", "",
      "unknown locale “”; a locale is a language, or a language and a region, such as “de” or “de_DE”"
    ),
  ])
  func unknownIsToldWithTheNearest(key: String, value: String, message: String) {
    var scenario = Scenario()
    let error = #expect(throws: ScenarioError.self) { try scenario.set(key, to: value) }
    #expect(error?.description == message)
    #expect(scenario == Scenario())
  }

  @Test(arguments: ["de_XX", "xx_DE", "de__DE", "_", "de_DE_", "../../etc", "en_US@calendar=buddhist"])
  func implausibleLocaleIsRefused(written: String) {
    var scenario = Scenario()
    #expect(throws: ScenarioError.self) { try scenario.set("locale", to: written) }
  }
}
