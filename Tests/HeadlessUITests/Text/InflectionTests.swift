import HeadlessUI
import Testing

@MainActor
struct InflectionTests {
  @Test(arguments: [
    (1, "apple", "1 apple"), (2, "apple", "2 apples"), (0, "box", "0 boxes"), (3, "berry", "3 berries"),
    (2, "day", "2 days"), (2, "dish", "2 dishes"),
  ])
  func anEnglishNounAgreesWithItsNumber(count: Int, noun: String, text: String) throws {
    #expect(try labels(Text("You have ^[\(count) \(noun)](inflect: true).")) == ["You have \(text)."])
  }

  @Test func otherLanguagesOnlyLoseTheMarks() throws {
    #expect(try labels(Text("^[\(2) Apfel](inflect: true)"), locale: "de_DE") == ["2 Apfel"])
  }

  @Test func wordsWithoutANumberStay() throws {
    #expect(try labels(Text("^[apple](inflect: true)")) == ["apple"])
  }
}
