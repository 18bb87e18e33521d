import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Charts, maps and players that are hidden.
@MainActor
struct HiddenPictureTests {
  private func hidden(_ role: Role, _ parts: [SemanticNode], beside screen: SemanticNode...) -> [String] {
    let picture = SemanticNode(id: "picture", role: role, children: parts)
    return JudgedScreen.lines(
      .visibleNotSpoken, screen, withheld: [WithheldNode(node: picture, reason: .hidden)])
  }

  private let marks = [
    SemanticNode(id: "a", label: "Mon", value: "4,000"), SemanticNode(id: "b", label: "Tue", value: "6,500"),
    SemanticNode(id: "c", label: "Wed", value: "5,200"),
  ]

  @Test func theValuesOfAChartAreSpokenElsewhere() {
    let failure = "fail withheld/chart[1]: a chart is hidden, and what it shows cannot be heard anywhere else"
    #expect(hidden(.chart, marks, beside: .text("t", "Steps this week")) == [failure])
    #expect(hidden(.chart, marks, beside: .text("t", "From 4,000 steps on Monday to 6,500 on Tuesday")) == [])
    // Another chart of the same numbers is not about this one.
    let other = SemanticNode(id: "other", role: .chart, children: [SemanticNode(id: "d", label: "Mon", value: "4,000")])
    #expect(hidden(.chart, marks, beside: other) == [failure])
  }

  @Test func valuesUnderHeadingsFurtherAwayAreAboutSomethingElse() {
    func heading(_ text: String) -> SemanticNode { .text(NodeID(text), text).with { $0.traits.insert(.header) } }
    func lines(after id: NodeID) -> [String] {
      var picture = WithheldNode(node: SemanticNode(id: "picture", role: .chart, children: marks), reason: .hidden)
      picture.after = id
      return JudgedScreen.lines(
        .visibleNotSpoken,
        [
          heading("Last week"), .text("t", "From 4,000 steps to 6,500"), heading("Sleep"), .text("s", "8 hours"),
          heading("This week"), .text("u", "A good one"),
        ], withheld: [picture])
    }
    #expect(lines(after: "t") == [])
    #expect(lines(after: "s") == [])
    #expect(
      lines(after: "u") == [
        "fail withheld/chart[1]: a chart is hidden, and what it shows cannot be heard anywhere else"
      ])
  }

  @Test func thePlacesOfAMapAreNamedElsewhere() {
    let pin = SemanticNode(id: "pin", label: "Harbour")
    #expect(
      hidden(.map, [pin], beside: .text("t", "Where we are")) == [
        "fail withheld/map[1]: a map is hidden, and what it shows cannot be heard anywhere else"
      ])
    #expect(hidden(.map, [pin], beside: .text("t", "Harbour, 12 Quay Street")) == [])
    #expect(hidden(.map, [], beside: .text("t", "Where we are")) == [])
  }

  @Test func aPlayerHasButtonsElsewhere() {
    #expect(
      hidden(.video, [], beside: .text("t", "How to fold")) == [
        "fail withheld/video[1]: a video is hidden, and what it shows cannot be heard anywhere else"
      ])
    #expect(hidden(.video, [], beside: .button("b", "Play film")) == [])
  }

  private struct Tapped: View {
    @State var count = 0
    let isCombined: Bool
    static let line = #line
    var body: some View {
      let row = HStack {
        Image(systemName: "hand.tap").accessibilityHidden(true)
        Text("Tapped \(count) times")
      }
      .onTapGesture { count += 1 }
      if isCombined { row.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton) } else { row }
    }
  }

  @Test func aHiddenPictureInARowThatReactsIsAPartOfIt() {
    #expect(JudgedScreen.isClean(of: .hiddenFocusable, Tapped(isCombined: true)))
    #expect(
      JudgedScreen.lines(.traitMissing, in: Tapped(isCombined: false), from: Tapped.line) == [
        "fail +4: “Tapped 0 times” does something when it is tapped, and nothing says so"
      ])
  }
}
