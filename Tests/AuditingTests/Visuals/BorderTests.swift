import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Lines around views, as far as they tell of a state.
@MainActor
struct BorderTests {
  private struct Email: View {
    @State var email = ""
    @State var isWrong = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      TextField("Email", text: $email)
        .border(isWrong ? Color.red : Color.gray)
        .accessibilityLabel("Email")
        .accessibilityValue(isMended && isWrong ? "wrong" : "")
      Button("Subscribe") { isWrong = true }
    }
  }

  @Test func aBorderIsNoMessage() {
    #expect(
      JudgedScreen.lines(.colourOnly, in: Email(isMended: false), from: Email.line) == [
        "fail +6: a colour changes when “Subscribe” is used, and nothing that is spoken does"
      ])
    #expect(JudgedScreen.isClean(of: .colourOnly, Email(isMended: true)))
  }

  private struct Story: View {
    @State var isLong = false
    let more: String
    static let line = #line
    var body: some View {
      Text("Our shop sells mugs and caps, and bags, and whatever else can be made of clay or cloth or paper")
        .lineLimit(isLong ? nil : 1)
      Button(more) { isLong.toggle() }
    }
  }

  @Test func whatIsCutOffMayBeShownOnDemand() {
    #expect(
      JudgedScreen.lines(.proseTruncated, in: Story(more: "Buy"), from: Story.line).map { $0.prefix(7) } == ["fail +2"])
    #expect(JudgedScreen.isClean(of: .proseTruncated, Story(more: "Read more about the shop")))
  }
}
