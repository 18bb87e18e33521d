import Foundation
import HeadlessUI
import Testing

@MainActor
struct MarkdownTests {
  @Test(arguments: [
    ("**Bold** and *slanted* and `code`", "Bold and slanted and code"),
    ("***Both***", "Both"),
    ("**Bold with *more* in it**", "Bold with more in it"),
    ("_slanted_ and __bold__", "slanted and bold"),
    ("~~Gone~~", "Gone"),
    ("Read the [terms](https://example.com/terms).", "Read the terms."),
    (#"Not \*slanted\*"#, "Not *slanted*"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"),
    ("[brackets] (round)", "[brackets] (round)"),
    ("**", "**"),
    ("a * b", "a * b"),
  ])
  func marksOfAKeyAreNotHeard(key: String, text: String) throws {
    #expect(try labels(Text(LocalizedStringKey(key))) == [text])
    #expect(try labels(Text(verbatim: key)) == [key])
    #expect(try labels(Text(key)) == [key])
  }

  @Test func marksInAValueStay() throws {
    let stars = "**5 stars**"
    #expect(try labels(Text("**Rated** \(stars)")) == ["Rated **5 stars**"])
    #expect(try labels(Text("Plain \(stars)")) == ["Plain **5 stars**"])
  }

  @Test func aValueInsideOfMarksStays() throws {
    #expect(
      try labels(Text("**\(3)** items in [your cart](shop://\("cart")), \(5) saved")) == [
        "3 items in your cart, 5 saved"
      ])
  }

  @Test func aStringHasNoMarks() {
    #expect(String(localized: "**Bold**") == "**Bold**")
    #expect(AttributedString(localized: "**Bold**") == AttributedString("Bold"))
  }
}
