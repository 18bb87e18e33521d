import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// How large controls are to a finger, and how far apart.
@MainActor
struct TargetTests {
  private struct Close: View {
    let around: CGFloat?
    let inside: CGFloat?
    let isResizable: Bool
    var room: CGFloat = 0
    static let line = #line
    var body: some View {
      Button {
      } label: {
        if let inside { icon.frame(width: inside, height: inside) } else { icon }
      }
      .frame(width: around, height: around)
      .padding(room)
      .accessibilityLabel("Close")
    }

    @ViewBuilder private var icon: some View {
      if isResizable { Image(systemName: "xmark").resizable() } else { Image(systemName: "xmark").font(.caption) }
    }
  }

  @Test func aFrameAroundAButtonMakesItNoLarger() {
    func lines(around: CGFloat? = nil, inside: CGFloat? = nil, isResizable: Bool = false) -> [String] {
      JudgedScreen.lines(
        .targetSizePlatform, in: Close(around: around, inside: inside, isResizable: isResizable), from: Close.line)
    }
    #expect(
      lines(around: 44) == [
        "fail +2: “Close” is as large as its symbol: 44 by 44 points were declared around the button, and not inside of it"
      ])
    let padded = Close(around: nil, inside: nil, isResizable: false, room: 12)
    #expect(
      JudgedScreen.lines(.targetSizePlatform, in: padded, from: Close.line) == [
        "fail +2: “Close” is as large as its symbol: 24 by 24 points were declared around the button, and not inside of it"
      ])
    #expect(
      JudgedScreen.isClean(
        of: .targetSizePlatform, Close(around: nil, inside: nil, isResizable: false, room: 8)))
    #expect(lines(inside: 44) == [])
    // What may be as large as it is given room for takes all of it.
    #expect(lines(around: 44, isResizable: true) == [])
    #expect(lines() == [])
  }

  private func target(
    _ label: String, _ width: Double?, _ height: Double?, hit: Appearance.Size? = nil,
    gap: (Appearance.Gap.Axis, Double)? = nil
  ) -> SemanticNode {
    SemanticNode.button(NodeID(label), label).with {
      $0.appearance = Appearance().with {
        if width != nil || height != nil { $0.frame = .init(width: width, height: height) }
        $0.hitSize = hit
        $0.gap = gap.map { Appearance.Gap(axis: $0.0, distance: $0.1) }
      }
    }
  }

  private func small(_ nodes: SemanticNode...) -> [String] { JudgedScreen.lines(.targetSizeWCAG, nodes) }

  @Test("Halves that touch")
  func touching() {
    #expect(
      small(target("Mehr", 44, 20, gap: (.vertical, 0)), target("Weniger", 44, 20)) == [
        "fail button[1]: “Mehr” is 44 by 20 points, and “Weniger” is too near",
        "fail button[2]: “Weniger” is 44 by 20 points, and “Mehr” is too near",
      ])
  }

  @Test("Each threshold of size and distance from both sides")
  func thresholds() {
    func isFine(_ side: Double, gap: Double, other: Double) -> Bool {
      small(target("a", side, side, gap: (.horizontal, gap)), target("b", other, other)) == []
    }
    #expect(isFine(24, gap: 0, other: 24))
    #expect(!isFine(23.9, gap: 0, other: 23.9))
    // Two circles of 24 points.
    #expect(isFine(20, gap: 4, other: 20))
    #expect(!isFine(20, gap: 3.9, other: 20))
    // A circle and a target that is large enough.
    #expect(isFine(20, gap: 2, other: 44))
    #expect(!isFine(20, gap: 1.9, other: 44))
    // Beside each other in the direction in which they are large.
    #expect(small(target("a", 44, 20, gap: (.horizontal, 0)), target("b", 44, 20)) == [])
  }

  @Test("The least size that controls have")
  func mini() {
    func found(_ change: (inout Appearance) -> Void) -> [String] {
      var looks = Appearance()
      looks.controlSize = "mini"
      change(&looks)
      return JudgedScreen.lines(
        .targetSizePlatform, [SemanticNode.button("a", "Continue").with { $0.appearance = looks }])
    }
    #expect(found { _ in } == ["fail button[1]: “Continue” has the mini control size; 44 by 44 points are asked for"])
    #expect(found { $0.hitSize = .init(height: 44) } == [])
    #expect(found { $0.controlSize = "small" } == [])
  }

  @Test("What the distances do not tell")
  func unknown() {
    #expect(small(target("a", 20, 20)) == [])
    #expect(small(target("a", 20, 20), .text("t", "2")) == [])
    #expect(
      small(target("a", 20, 20), .button("b", "b")) == [
        "review (frame-unknown) button[1]: “a” is 20 by 20 points, and how far the next control is was not declared"
      ])
    #expect(small(target("a", 20, 20, gap: (.horizontal, 8)), .text("t", "2"), target("b", 44, 44)).count == 1)
    #expect(small(target("a", nil, 20)) == [])
    #expect(
      small(target("a", nil, 20), .button("b", "b")) == [
        "review (frame-unknown) button[1]: “a” is 20 points high, and how far the next control is was not declared"
      ])
    #expect(JudgedScreen.outcome(.targetSizeWCAG, [.button("b", "b")]) == .inapplicable)
    #expect(JudgedScreen.outcome(.targetSizeWCAG, [target("a", 44, nil)]) == .inapplicable)
  }

  @Test("The size that reacts, not the size that is drawn")
  func hitSize() {
    #expect(small(target("a", 20, 20, hit: .init(width: 44, height: 44)), .button("b", "b")) == [])
    #expect(small(target("a", 20, 20).with { $0.isEnabled = false }, .button("b", "b")) == [])
    #expect(
      small(SemanticNode.text("a", "3").with { $0.appearance = target("", 20, 20).appearance }, .button("b", "b")) == []
    )
    #expect(small(target("a", 20, 20).with { $0.role = .link }, .button("b", "b")) == [])
  }

  @Test("The size that Apple asks for")
  func platform() {
    func lines(_ node: SemanticNode, platform: Platform = .iOS18) -> [String] {
      JudgedScreen.lines(.targetSizePlatform, [node], in: SemanticEnvironment(platform: platform))
    }
    #expect(lines(target("a", 44, 44)) == [])
    #expect(lines(target("a", 47, 32)) == ["fail button[1]: “a” is 47 by 32 points; 44 by 44 are asked for"])
    #expect(lines(target("a", 43.5, nil)) == ["fail button[1]: “a” is 43.50 points wide; 44 by 44 are asked for"])
    #expect(lines(target("a", 28, 28, hit: .init(width: 44, height: 44))) == [])
    #expect(lines(target("a", nil, nil, hit: .init(width: 44, height: 44))) == [])
    #expect(lines(target("a", nil, nil, hit: .init(width: 30, height: 30))) == [])
    #expect(lines(target("a", 20, 20), platform: Platform(.macOS, version: 15)) == [])
    #expect(lines(target("a", 20, 20).with { $0.traits = .link }) == [])
    // The rule of 24 points has told it.
    #expect(
      JudgedScreen.lines(
        .targetSizePlatform, [target("a", 20, 20, gap: (.vertical, 0)), target("b", 44, 44)]) == [])
  }
}
