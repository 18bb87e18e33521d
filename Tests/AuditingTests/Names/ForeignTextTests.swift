import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Names that say nothing, and texts of another language than the screen's.
@MainActor
struct ForeignTextTests {
  private struct Saying: View {
    let text: String
    static let line = #line
    var body: some View {
      Text(text)
    }
  }

  @Test(
    "Short sentences of another language",
    arguments: ["Más vale tarde que nunca.", "¿Dónde?", "¡Feliz cumpleaños!", "Hablamos español", "Idioma español"])
  func spanish(_ text: String) {
    #expect(
      JudgedScreen.lines(.langUndeclared, in: Saying(text: text), from: Saying.line) == [
        "fail +2: “\(text)” seems to be of the language “es”, and nothing says so"
      ])
  }

  @Test(
    "Parts of another language in a sentence",
    arguments: [
      ("To read this app in Spanish choose Cambiar idioma a español", "Cambiar idioma a español", "es"),
      ("The French for thank you is merci beaucoup", "merci beaucoup", "fr"),
      ("Press “Changer la langue” to go on", "Changer la langue", "fr"),
    ])
  func parts(_ text: String, _ part: String, _ language: String) {
    #expect(
      JudgedScreen.lines(.langUndeclared, in: Saying(text: text), from: Saying.line) == [
        "fail +2: “\(part)” seems to be of the language “\(language)”, and nothing says so"
      ])
  }

  @Test(
    "Names in a sentence",
    arguments: [
      "We sail down the Rio de la Plata to Montevideo", "Order from the à la carte menu for our guests",
      "The crème de la crème of this city", "A view of the Museo de la Ciudad de México",
      "It is called Casa de la Cultura by all of you", "You can hear Cirque du Soleil with your friends",
    ])
  func namesInSentences(_ text: String) { #expect(JudgedScreen.isClean(of: .langUndeclared, Saying(text: text))) }

  private struct Mixed: View {
    var body: some View {
      Text(sentence)
    }

    private var sentence: AttributedString {
      var command = AttributedString("Cambiar idioma a español")
      command.languageIdentifier = "es"
      return AttributedString("To read this app in Spanish choose ") + command
    }
  }

  @Test func aPartWhoseLanguageIsDeclared() { #expect(JudgedScreen.isClean(of: .langUndeclared, Mixed())) }

  private struct Joined: View {
    var body: some View {
      Text("To read this app in Spanish choose ") + Text(command)
    }

    private var command: AttributedString {
      var command = AttributedString("Cambiar idioma a español")
      command.languageIdentifier = "es"
      return command
    }
  }

  @Test func aTextWithALanguageBehindAnother() { #expect(JudgedScreen.isClean(of: .langUndeclared, Joined())) }

  @Test("Words with letters that English has not", arguments: ["Türen schließen", "Mucho cariño", "Byt språk"])
  func letters(_ text: String) {
    let word = text.split(separator: " ")[1]
    let whole = "“\(text)” seems to be of another language than English"
    #expect(
      JudgedScreen.lines(.langUndeclared, in: Saying(text: text), from: Saying.line) == [
        "fail +2: \(whole), by the word “\(word)”, and nothing says which"
      ])
  }

  private struct Welcome: View {
    var body: some View {
      Text("Bienvenue à Paris").environment(\.locale, Locale(identifier: "fr"))
    }
  }

  @Test func aDeclaredLocaleSaysWhich() { #expect(JudgedScreen.isClean(of: .langUndeclared, Welcome())) }

  private struct Mistaken: View {
    static let line = #line
    var body: some View {
      Text("Welcome to our store").environment(\.locale, Locale(identifier: "fr"))
    }
  }

  @Test func aDeclaredLocaleThatTheTextContradicts() {
    #expect(
      JudgedScreen.lines(.langUndeclared, in: Mistaken(), from: Mistaken.line) == [
        "fail +2: “Welcome to our store” seems to be of the language “en”, and is declared to be of the language “fr”"
      ])
  }

  @Test(
    "Words that English has borrowed",
    arguments: [
      "Café au lait", "Grilled jalapeño poppers", "Flights from Zürich", "Crème brûlée", "The façade of a house",
      "Jalapeño poppers", "Better late than never.", "La Casa",
    ])
  func borrowed(_ text: String) { #expect(JudgedScreen.isClean(of: .langUndeclared, Saying(text: text))) }

  private struct Names: View {
    @State private var isOn = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Menu {
        Button("Edit note") {}
      } label: {
        Image(systemName: "ellipsis.circle")
      }
      .accessibilityLabel(isMended ? "Note options" : "More")
      Toggle(isMended ? "Email reminders" : "Toggle", isOn: $isOn)
    }
  }

  @Test func aMenuAndASwitchSayWhatTheyAreFor() {
    #expect(
      JudgedScreen.lines(.nameGeneric, in: Names(isMended: false), from: Names.line) == [
        "fail +2: “More” names nothing by itself"
      ])
    #expect(
      JudgedScreen.lines(.nameContainsRole, in: Names(isMended: false), from: Names.line) == [
        "fail +8: “Toggle” says “toggle”, which a reader says anyway"
      ])
    #expect(JudgedScreen.isClean(of: .nameGeneric, Names(isMended: true)))
    #expect(JudgedScreen.isClean(of: .nameContainsRole, Names(isMended: true)))
  }
}
