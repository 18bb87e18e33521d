import Foundation
import HeadlessUI
import Testing

@MainActor
struct LocalizedNumberTests {
  @Test(arguments: [
    ("en_US", "1,234 tickets", "0.500000", "12,345.7", "50%"),
    ("de_DE", "1.234 tickets", "0,500000", "12.345,7", "50\u{A0}%"),
    ("es_ES", "1234 tickets", "0,500000", "12.345,7", "50\u{A0}%"),
    ("ar", "1,234 tickets", "0.500000", "12,345.7", "50\u{200E}%\u{200E}"),
  ])
  func numbersInATextFollowTheLocale(
    locale: String, grouped: String, six: String, rounded: String, percent: String
  ) throws {
    #expect(try labels(Text("\(1234) tickets"), locale: locale) == [grouped])
    #expect(try labels(Text("\(0.5)"), locale: locale) == [six])
    #expect(try labels(Text("\(12345.67, specifier: "%.1f")"), locale: locale) == [rounded])
    #expect(try labels(Text(0.5, format: .percent), locale: locale) == [percent])
    #expect(try labels(Text("\(0.5, format: .percent)"), locale: locale) == [percent])
  }

  @Test(arguments: [
    ("%d", "1,234"), ("%05d", "1,234"), ("%8d", "   1,234"), ("%-8d", "1,234   "), ("%+d", "+1,234"),
    ("%08d", "0001,234"),
    ("%x", "4d2"), ("%X", "4D2"), ("%o", "2322"), ("%.2f", "1,234.00"), ("%@", "1,234"),
  ])
  func aSpecifierIsFollowed(specifier: String, text: String) throws {
    #expect(try labels(Text("\(1234, specifier: specifier)")) == [text])
  }

  @Test func integersOfEverySizeAreWritten() throws {
    #expect(try labels(Text("\(UInt64.max)")) == ["18,446,744,073,709,551,615"])
    #expect(try labels(Text("\(Int.min)")) == ["-9,223,372,036,854,775,808"])
    #expect(
      try labels(Text("\(Int8(-5)) \(UInt16(65535)) \(Float(1.5)) \(CGFloat(2))")) == ["-5 65,535 1.500000 2.000000"])
    #expect(try labels(Text("\(Double.infinity) \(Double.nan)")) == ["∞ NaN"])
  }

  @Test func otherValuesAreDescribed() throws {
    let missing: Int? = nil
    #expect(
      try labels(Text("\(true) \(["a"].description) \("x".prefix(1)) \(String(describing: missing))")) == [
        #"true ["a"] x nil"#
      ])
  }
}
