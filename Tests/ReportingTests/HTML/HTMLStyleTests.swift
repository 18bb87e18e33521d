import Foundation
import Testing

@testable import Reporting

/// The colours of pages, worked out by WCAG's own formula where no browser is at hand.
struct HTMLStyleTests {
  private static let texts = ["text", "faint", "link", "fail", "review", "good"]

  @Test("Every colour of text has a contrast of 4.5 or more, on every ground", arguments: ["light", "dark"], texts)
  func contrast(scheme: String, name: String) throws {
    let colours = try #require(Self.schemes[scheme])
    for ground in ["page", "box"] {
      let ratio = try Self.ratio(#require(colours[name]), #require(colours[ground]))
      #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
    }
    #expect(try Self.ratio(#require(colours["line"]), #require(colours["page"])) >= 3)
  }

  @Test("There is a sheet for paper, and nothing moves where that is not wanted")
  func media() {
    #expect(HTMLStyle.sheet.contains("@media print"))
    #expect(HTMLStyle.sheet.matches(of: /transition|animation/).isEmpty)
    #expect(HTMLStyle.sheet.matches(of: /scroll-behavior/).count == 1)
    #expect(
      HTMLStyle.sheet.contains("@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }"))
    #expect(HTMLStyle.sheet.matches(of: /url\(|@import|@font-face/).isEmpty)
  }

  /// The variables of the two schemes.
  private static let schemes: [String: [String: Int]] = {
    let parts = HTMLStyle.sheet.components(separatedBy: "@media screen and (prefers-color-scheme: dark)")
    let colours = parts.map { part in
      Dictionary(
        part.matches(of: /--([a-z]+): #([0-9a-f]{6})/).map { (String($0.1), Int($0.2, radix: 16) ?? 0) },
        uniquingKeysWith: { first, _ in first })
    }
    return ["light": colours[0], "dark": colours[1]]
  }()

  private static func ratio(_ first: Int, _ second: Int) -> Double {
    let luminances = [first, second].map { colour in
      zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, channel in
        let value = Double(colour >> channel.0 & 0xFF) / 255
        return sum + channel.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    return ((luminances.max() ?? 0) + 0.05) / ((luminances.min() ?? 0) + 0.05)
  }
}
