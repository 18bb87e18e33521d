import HeadlessUI
import Semantics
import SwiftUI
import Testing

/// The language of an attributed string decides about the voice that speaks it.
@MainActor
struct TextLanguageTests {
  private func languages(_ view: some View) throws -> [String?] {
    try MountedView(view).tree.nodes.map(\.language)
  }

  private func text(_ string: String, _ language: String?) -> AttributedString {
    var text = AttributedString(string)
    text.languageIdentifier = language
    return text
  }

  @Test("A text has the language of its string")
  func text() throws {
    #expect(try languages(Text(text("Привет", "ru"))) == ["ru"])
    #expect(try languages(Text(text("Привет", "ru")).bold()) == ["ru"])
    #expect(try languages(Text(text("Hello", nil))) == [nil])
  }

  @Test("A string in two languages has none as a whole")
  func mixed() throws { #expect(try languages(Text(text("Привет ", "ru") + text("Hello", "en"))) == [nil]) }

  @Test("What combines texts has their language where all have the same")
  func combined() throws {
    #expect(
      try languages(
        Button {
        } label: {
          Text(text("Купить", "ru"))
        }) == ["ru"])
    let greeting = VStack {
      Text(text("Привет", "ru"))
      Text("Hello")
    }
    #expect(try languages(greeting.accessibilityElement(children: .combine)) == [nil])
  }
}
