import Testing

@testable import Auditing

struct SpokenNumberTests {
  @Test(
    "Numbers are read as their locale writes them",
    arguments: [
      ("3", "en_US", [3.0]), ("1,234.5", "en_US", [1234.5]), ("1.234,5", "de_DE", [1234.5]),
      ("1\u{202F}234,5", "fr_FR", [1234.5]), ("12,34,567", "en_IN", [1_234_567]), ("-4", "en_US", [-4]),
      ("−4 °C", "en_US", [-4]), ("A-4", "en_US", [4]), ("1 minute 5 seconds", "en_US", [1, 5]),
      ("٣", "ar_EG", [3]), ("8:30", "en_US", [8, 30]), ("3, 4", "en_US", [3, 4]), ("1,2", "en_US", [1, 2]),
      ("Medium", "en_US", []), ("三", "ja_JP", []), ("", "en_US", []),
      ("9,223,372,036,854,775,807", "en_US", [9.223372036854775807e18]),
      ("€3.50 each", "en_US", [3.5]), ("👍 2", "en_US", [2]),
    ] as [(String, String, [Double])])
  func values(_ text: String, _ locale: String, _ expected: [Double]) {
    #expect(SpokenNumber.all(in: text, locale: locale).map(\.value) == expected)
  }

  @Test(
    "A number stands for another one where its digits end",
    arguments: [
      ("90", 100.0, false), ("100", 100, true), ("2", 2.5, true), ("2.5", 2.5, true), ("2.2", 2.25, true),
      ("50%", 0.5, true), ("50 %", 50, true), ("6.1%", 7, false), ("7", 99, false), ("33.3%", 1.0 / 3, true),
    ] as [(String, Double, Bool)])
  func means(_ text: String, _ number: Double, _ expected: Bool) {
    #expect(SpokenNumber.all(in: text, locale: "en_US").first?.means(number) == expected)
  }
}
