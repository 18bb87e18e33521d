import Foundation
import Testing

@testable import HeadlessUI

/// Formats that would crash or read foreign memory if they reached a C function.
@MainActor
struct HostileFormatTests {
  @Test(arguments: [
    "%", "%%", "%@", "%s%s%s%n", "%1$@ %999999999999999999999$@", "%$@", "%-99999999999d", "%0$@", "100%", "100% sure",
    "%lld %@ %lf", "%#@variable@", "%.99999999999f", "\u{100000}%@", "%@\u{301}", "%*d",
  ])
  func aKeyWithoutValuesIsItsOwnText(key: String) throws {
    #expect(try labels(Text(LocalizedStringKey(key))) == [key])
  }

  @Test func aPercentSignBesideAValueStays() throws {
    #expect(try labels(Text("\(50)% off, 100%% sure")) == ["50% off, 100%% sure"])
    #expect(try labels(Text("100% \("safe")")) == ["100% safe"])
    #expect(try labels(Text("\("%@ %s %n") \(1)")) == ["%@ %s %n 1"])
  }

  @Test(arguments: [
    ("%2$@ of %1$@", "b of a"),
    ("%@ %@ %@", "a b %@"),
    ("%1$@%1$@%1$@", "aaa"),
    ("%9$@", "%9$@"),
    ("%s %n", "a %n"),
    ("%lld and %d", "a and b"),
    ("50 %", "50 %"),
    ("%@\u{301}%@", "a\u{301}b"),
    ("\u{100000} *%@* \u{100001}", "\u{100000} *a* \u{100001}"),
    ("*%@* \u{100001}", "*a* \u{100001}"),
  ])
  func aTranslationMayAskForAnything(format: String, text: String) throws {
    let file = "\"%@ %@\" = \"\(format)\";"
    let bundle = try TemporaryBundle(["en.lproj/Localizable.strings": file])
    #expect(try labels(Text("\("a") \("b")", bundle: bundle.bundle)) == [text])
  }

  @Test(arguments: ["", "%", "%s", "%n", "%99999d", "%.99999f", "no format", "%@%@", "%*d", "%hhd", "\u{0}"])
  func aSpecifierMayBeAnything(specifier: String) throws {
    _ = try labels(Text("\(5, specifier: specifier) \(5.5, specifier: specifier)"))
  }

  @Test func randomFormatsAreReadToTheirEnd() {
    var generator = SplitMix(state: 42)
    let alphabet = Array("%%%%@$0123456789.-+#'lhqzdfisxXn*_[]()`~\\ a\u{301}é\u{100000}")
    for _ in 0..<3_000 {
      let format = String(
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator)!
        })
      var template = LocalizedTemplate(key: format)
      template.values = [LocalizedValue(number: 5), LocalizedValue(number: 1.5), LocalizedValue { _, _ in "x" }]
      _ = template.string(in: EnvironmentValues(), readsMarkdown: true)
      _ = Markdown.plain(format)
    }
  }
}

/// A generator with a seed, so that a failure comes back.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
