import Semantics
import Testing

@testable import Auditing

/// The formula of WCAG 2 and the rule that stands on it.
@MainActor
struct ContrastTests {
  @Test("The ratios of the facts, cut off after two decimals")
  func ratios() {
    let white: UInt32 = 0xFFFFFF
    let table: [(text: UInt32, opacity: Double, behind: UInt32, ratio: String)] = [
      (0x000000, 1, white, "21.00"), (0x767676, 1, white, "4.54"), (0x777777, 1, white, "4.47"),
      (0x757575, 1, white, "4.60"), (0x949494, 1, white, "3.03"), (0x959595, 1, white, "2.99"),
      (0x595959, 1, white, "7.00"), (0x333333, 1, white, "12.63"), (0xAAAAAA, 1, white, "2.32"),
      (0x777777, 1, 0xEEEEEE, "3.85"), (0x666666, 1, 0x000000, "3.65"), (0x000000, 0.3, white, "2.10"),
      (0x0000EE, 1, white, "9.39"), (0x007AFF, 1, white, "4.01"), (0xFF3B30, 1, white, "3.54"),
      (0x34C759, 1, white, "2.21"), (0xFF9500, 1, white, "2.19"), (0x8E8E93, 1, white, "3.26"),
      (0x3C3C43, 0.6, white, "3.43"), (0x3C3C43, 0.3, white, "1.73"), (0xFFFFFF, 1, white, "1.00"),
    ]
    for (text, opacity, behind, ratio) in table {
      let behind = Appearance.Color(hex: behind)
      let seen = Appearance.Color(hex: text, opacity: opacity).over(behind)
      #expect(truncated(seen.contrast(with: behind)) == ratio, "\(seen.hexadecimal)")
      #expect(truncated(behind.contrast(with: seen)) == ratio)
    }
    #expect(Appearance.Color(red: 2, green: .nan, blue: -1).luminance == Appearance.Color(hex: 0xFF0000).luminance)
  }

  private func lines(
    _ text: String = "Total", scheme: String = "light", rule: Rule = .contrastText, enabled: Bool = true,
    _ change: (inout Appearance) -> Void
  ) -> [String] {
    var node = SemanticNode.text("t", text)
    node.isEnabled = enabled
    node.appearance = Appearance().with(change)
    return JudgedScreen.lines(rule, [node], in: SemanticEnvironment(colorScheme: scheme))
  }

  private func isEnough(_ hex: UInt32, behind: UInt32 = 0xFFFFFF, _ change: (inout Appearance) -> Void = { _ in })
    -> Bool
  {
    lines {
      $0.foreground = .init(hex: hex)
      $0.background = .init(hex: behind)
      change(&$0)
    } == []
  }

  @Test func whereBothAreTheSystemsBothMayMove() {
    func isSystem(_ looks: inout Appearance) {
      looks.foregroundOrigin = .system
      looks.backgroundOrigin = .system
    }
    #expect(isEnough(0x007AFF, behind: 0xF2F2F7, isSystem))
    #expect(!isEnough(0x007AFF, behind: 0xF2F2F7))
    #expect(!isEnough(0xFFCC00, behind: 0xF2F2F7, isSystem))
  }

  @Test func whoeverAsksForContrastGetsTheSystemsColours() {
    func lines(_ contrast: String, origin: Appearance.ColorOrigin?) -> [String] {
      var environment = SemanticEnvironment()
      environment.contrast = contrast
      let looks = Appearance().with {
        $0.foreground = .init(hex: 0x000000)
        $0.background = .init(hex: 0x0040DD)
        $0.backgroundOrigin = origin
      }
      return JudgedScreen.lines(
        .contrastText, [SemanticNode.text("t", "Pay").with { $0.appearance = looks }], in: environment)
    }
    #expect(lines("increased", origin: .system) == [])
    #expect(lines("increased", origin: nil).count == 1)
    #expect(lines("standard", origin: .system).count == 1)
  }

  @Test("Each threshold from both sides")
  func thresholds() {
    #expect(isEnough(0x767676))
    #expect(!isEnough(0x777777))
    #expect(isEnough(0x949494) { $0.pointSize = 18 })
    #expect(!isEnough(0x959595) { $0.pointSize = 18 })
    #expect(!isEnough(0x949494) { $0.pointSize = 17.9 })
    #expect(!isEnough(0x666666, behind: 0x000000))
    #expect(isEnough(0x666666, behind: 0x000000) { $0.pointSize = 18 })
    for (weight, isLarge) in [
      ("bold", true), ("heavy", true), ("black", true), ("semibold", false), ("regular", false),
    ] {
      #expect(
        isEnough(0x666666, behind: 0x000000) {
          $0.pointSize = 14
          $0.weight = weight
        } == isLarge)
    }
    #expect(
      !isEnough(0x666666, behind: 0x000000) {
        $0.pointSize = 13.9
        $0.weight = "bold"
      })
    for (style, isLarge) in [("title3", true), ("largeTitle", true), ("headline", false), ("body", false)] {
      #expect(isEnough(0x949494) { $0.textStyle = style } == isLarge)
    }
    #expect(
      isEnough(0x949494) {
        $0.textStyle = "headline"
        $0.weight = "bold"
      })
  }

  @Test("What is said of it")
  func message() {
    #expect(
      lines("Gesamt 🧾") { $0.foreground = .init(hex: 0x777777) } == [
        "fail text[1]: “Gesamt 🧾” is #777777 on #FFFFFF, a contrast of 4.47 where 4.5 is needed"
      ])
    #expect(
      lines {
        $0.foreground = .init(hex: 0x959595)
        $0.textStyle = "title"
      } == ["fail text[1]: “Total” is #959595 on #FFFFFF, a contrast of 2.99 where 3 is needed"])
  }

  @Test("Where nothing else was declared, the scheme decides")
  func schemes() {
    #expect(lines { $0.foreground = .black } == [])
    #expect(
      lines(scheme: "dark") { $0.foreground = .black } == [
        "fail text[1]: “Total” is #000000 on #000000, a contrast of 1.00 where 4.5 is needed"
      ])
    #expect(lines(scheme: "dark") { $0.background = .black } == [])
    #expect(lines(scheme: "dark") { $0.background = .white }.count == 1)
    #expect(
      lines { $0.opacity = 0.3 } == [
        "fail text[1]: “Total” is #B3B3B3 on #FFFFFF, a contrast of 2.10 where 4.5 is needed"
      ])
  }

  @Test("What contrast is not asked of")
  func exempt() {
    func faint(_ looks: inout Appearance) { looks.foreground = .init(hex: 0xEEEEEE) }
    #expect(lines("★ → …", faint) == [])
    #expect(lines("🎉", faint) == [])
    #expect(lines("½", faint).count == 1)
    #expect(lines("数量", faint).count == 1)
    #expect(lines("Total", enabled: false, faint) == [])
    #expect(lines { $0.opacity = 0.01 } == [])
    #expect(lines { $0.opacity = 0.02 }.count == 1)
    #expect(JudgedScreen.outcome(.contrastText, [.text("t", "Total")]) == .inapplicable)
    let part = SemanticNode.text("t", "Pay").with { $0.appearance = Appearance().with(faint) }
    func withheld(_ reason: WithheldNode.Reason, owner: SemanticNode) -> [String] {
      JudgedScreen.lines(
        .contrastText, [owner], withheld: [WithheldNode(node: part, reason: reason, owner: owner.id)])
    }
    let button = SemanticNode.button("b", "Pay")
    #expect(withheld(.control, owner: button).count == 1)
    #expect(withheld(.control, owner: button.with { $0.isEnabled = false }) == [])
    #expect(withheld(.hidden, owner: button) == [])
    #expect(withheld(.transparent, owner: button) == [])
  }

  @Test("Each part of a control is judged, and the control not once more")
  func parts() {
    let button = SemanticNode.button("b", "Pay, 3 €", drawn: "Pay", "3 €").with {
      $0.appearance = Appearance().with { $0.foreground = .init(hex: 0xEEEEEE) }
    }
    let parts = [(0x000000, "Pay"), (0x777777, "3 €")].map { hex, text in
      SemanticNode.text(NodeID(text), text).with {
        $0.appearance = Appearance().with { $0.foreground = .init(hex: UInt32(hex)) }
      }
    }
    #expect(
      JudgedScreen.lines(
        .contrastText, [button], withheld: parts.map { WithheldNode(node: $0, reason: .control, owner: "b") })
        == ["fail withheld/text[2]: “3 €” is #777777 on #FFFFFF, a contrast of 4.47 where 4.5 is needed"])
  }

  @Test("What cannot be told is looked at")
  func unknown() {
    func review(_ change: (inout Appearance) -> Void) -> [String] { lines("Total", rule: .contrastUnknown, change) }
    func behind(_ origin: Appearance.ColorOrigin?) -> [String] {
      review {
        $0.hasUnknownBackground = true
        $0.backgroundOrigin = origin
      }
    }
    let start = "text[1]: whether “Total” can be read cannot be told:"
    #expect(behind(.gradient) == ["review (gradient) \(start) a gradient has no single colour"])
    #expect(behind(.image) == ["review (image-background) \(start) an image lies behind"])
    #expect(
      behind(.translucent) == ["left out: the contrast of texts on materials: the system sees to it"])
    #expect(behind(nil) == ["review (colour-unresolved) \(start) a colour is not known"])
    #expect(
      review {
        $0.hasUnknownForeground = true
        $0.foregroundOrigin = .gradient
      } == ["review (gradient) \(start) a gradient has no single colour"])
    #expect(lines { $0.hasUnknownBackground = true } == [])
  }

  @Test("A colour of the system that falls short today is left out")
  func system() {
    func color(_ hex: UInt32) -> (inout Appearance) -> Void {
      {
        $0.foreground = .init(hex: hex)
        $0.foregroundOrigin = .system
      }
    }
    #expect(lines("Total", color(0x007AFF)) == [])
    #expect(
      lines("Total", rule: .contrastUnknown, color(0x007AFF)) == [
        "left out: the contrast of texts in the system's own colours: it falls short, by the system's choice"
      ])
    #expect(lines("Total", rule: .contrastUnknown, color(0x0040DD)) == [])
    #expect(lines("Total", color(0x0040DD)) == [])
  }
}
