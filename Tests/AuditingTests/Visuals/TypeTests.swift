import Semantics
import Testing

@testable import Auditing

/// Room for text, told without a font.
@MainActor
struct TypeTests {
  private func lines(
    _ rule: Rule, _ text: String, size: String = "accessibility5", _ change: (inout Appearance) -> Void
  ) -> [String] {
    JudgedScreen.lines(
      rule, [.text("t", text).with { $0.appearance = Appearance().with(change) }],
      in: SemanticEnvironment(dynamicTypeSize: size))
  }

  private func framed(
    _ text: String, _ width: Double?, _ height: Double? = nil, size: String = "accessibility5",
    _ change: (inout Appearance) -> Void = { _ in }
  ) -> [String] {
    lines(.typeFrameFixed, text, size: size) {
      $0.frame = .init(width: width, height: height)
      change(&$0)
    }
  }

  @Test("A number in a frame of 32 points")
  func number() {
    #expect(
      framed("100", 32) == [
        "fail text[1]: “100” needs at least 39.75 points at accessibility5, in a frame of 32"
      ])
    #expect(
      framed("100", 39.75) == [
        "left out: whether texts that may just fit their fixed frames do so: that takes the font"
      ])
    #expect(
      framed("100", 198) == ["left out: whether texts that may just fit their fixed frames do so: that takes the font"])
    #expect(framed("100", 199) == [])
    #expect(framed("100", 64, size: "large") == [])
    #expect(framed("1,200", 21, size: "large").first?.hasPrefix("fail") == true)
  }

  @Test("Chinese, Japanese and Korean take a full em, and break anywhere")
  func fullWidth() {
    #expect(framed("数量", 52) == ["fail text[1]: “数量” needs at least 53 points at accessibility5, in a frame of 52"])
    #expect(framed("数量", 53).first?.hasPrefix("left out") == true)
    #expect(framed("수량", 120, 60).first?.hasPrefix("left out") == true)
    #expect(
      framed("수량이", 120, 60).first
        == "fail text[1]: “수량이” needs at least 159 points at accessibility5, in a frame of 120")
  }

  @Test("A text breaks between its words; a fixed height counts the lines")
  func breaking() {
    #expect(framed("In den Einkaufswagen", 158).first?.contains("“In den Einkaufswagen” needs at least 172.25") == true)
    #expect(framed("In den Warenkorb", 150).first?.hasPrefix("left out") == true)
    #expect(framed("In den Warenkorb", 150, 60).first?.contains("needs at least 212") == true)
    #expect(
      framed("Pay", nil, 50) == [
        "fail text[1]: a line of “Pay” is at least 53 points high at accessibility5, in a frame of 50"
      ])
    #expect(framed("Pay", nil, 53).first?.hasPrefix("left out") == true)
    #expect(framed("Pay", nil, 72) == [])
    #expect(framed("A long sentence that runs on", nil, 72).first?.hasPrefix("left out") == true)
  }

  @Test("What does not grow, or may shrink, or keeps to a size")
  func scaling() {
    #expect(framed("100", 10) { $0.pointSize = 14 } == [])
    #expect(framed("100", 32) { $0.typeSize = "xSmall" }.first?.hasPrefix("left out") == true)
    #expect(framed("100", 32) { $0.minimumScaleFactor = 0.5 }.first?.hasPrefix("left out") == true)
    #expect(
      framed("100", 32) {
        $0.pointSize = 34
        $0.textStyle = "body"
      } == ["fail text[1]: “100” needs at least 79.50 points at accessibility5, in a frame of 32"])
    #expect(
      JudgedScreen.outcome(
        .typeFrameFixed,
        [.text("t", "100").with { $0.appearance = Appearance().with { $0.hitSize = .init(width: 32) } }])
        == .pass)
    #expect(JudgedScreen.outcome(.typeFrameFixed, [.text("t", "100")]) == .inapplicable)
  }

  private func limited(
    _ text: String, _ limit: Int, width: Double? = nil, _ change: (inout Appearance) -> Void = { _ in }
  )
    -> [String]
  {
    lines(.typeTruncated, text) {
      $0.lineLimit = limit
      if let width { $0.frame = .init(width: width) }
      change(&$0)
    }
  }

  @Test("A sentence that shrinks so as to stay on one line")
  func shrunk() {
    func hours(_ text: String, _ factor: Double, lines: Int = 1) -> [String] {
      limited(text, lines) { $0.minimumScaleFactor = factor }.filter { $0.hasPrefix("fail") }
    }
    let text = "Open until nine on weekdays"
    #expect(
      hours(text, 0.4) == [
        "fail text[1]: “\(text)” shrinks to one line, down to 40 % of the size that was asked for"
      ])
    #expect(hours(text, 0.5).count == 1)
    #expect(hours(text, 0.6) == [])
    #expect(hours(text, 0.4, lines: 2) == [])
    #expect(hours("Open now", 0.4) == [])
  }

  @Test("A number on too few lines")
  func truncated() {
    #expect(
      limited("1,024.00 €", 1, width: 132) == [
        "fail text[1]: “1,024.00 €” needs at least 132.50 points at accessibility5, and has one line of 132"
      ])
    #expect(
      limited("1,024.00 €", 1, width: 133).first
        == "left out: whether texts with a line limit that may just fit do so: that takes the font")
    #expect(limited("1,024.00 €", 1, width: 663) == [])
    #expect(limited("1,024.00 €", 2, width: 60).first?.contains("has 2 lines of 60") == true)
    #expect(limited("1", 1) == [])
    #expect(limited("Order 2026-11-30 of 12 mugs and caps", 1).first?.contains("one line of 440") == true)
    #expect(
      limited("1,024.00 €", 1, width: 120) { $0.minimumScaleFactor = 0.9 }.first?.hasPrefix("left out") == true)
    #expect(
      limited("1,024.00 €", 1, width: 100) { $0.minimumScaleFactor = 0.1 }.first?.contains("at least 106") == true)
  }

  @Test("Prose may end early, the name of a control not")
  func prose() {
    #expect(limited("Eine lange Beschreibung der Tasse", 1, width: 60) == [])
    let part = SemanticNode.text("t", "In den Warenkorb").with {
      $0.appearance = Appearance().with {
        $0.lineLimit = 1
        $0.frame = .init(width: 60)
      }
    }
    let button = SemanticNode.button("b", "In den Warenkorb")
    #expect(
      JudgedScreen.lines(.typeTruncated, [button], withheld: [WithheldNode(node: part, reason: .control, owner: "b")])
        == ["fail withheld/text[1]: “In den Warenkorb” needs at least 68 points at large, and has one line of 60"])
  }
}
