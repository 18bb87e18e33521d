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

  private struct Zip: View {
    @State var zip = ""
    let colour: Color
    let message: String?
    static let line = #line
    var body: some View {
      TextField("Zip code", text: $zip)
        .accessibilityLabel("Zip code")
        .padding(8)
        .border(colour)
      if let message { Text(message) }
      Button("Send") {}
    }
  }

  @Test func whatARedLineMeansIsSaid() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Zip(colour: .red, message: nil), from: Zip.line) == [
        "fail +2: a red line stands around “Zip code”, and nothing says what is wrong"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Zip(colour: .red, message: "Enter five digits")))
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Zip(colour: .gray, message: nil)))
  }

  private struct Outlined: View {
    @State var zip = ""
    let grey: Double
    static let line = #line
    var body: some View {
      TextField("Zip code", text: $zip)
        .accessibilityLabel("Zip code")
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color(red: grey, green: grey, blue: grey)))
    }
  }

  @Test func theLineAroundAFieldIsSeen() {
    #expect(
      JudgedScreen.lines(.contrastNontext, in: Outlined(grey: 225 / 255), from: Outlined.line) == [
        "fail +2: the line around “Zip code” is #E1E1E1 on #FFFFFF, a contrast of 1.30 where 3 is needed"
      ])
    #expect(JudgedScreen.isClean(of: .contrastNontext, Outlined(grey: 0.5)))
  }

  @Test func aClearLineIsNone() {
    #expect(JudgedScreen.isClean(of: .contrastNontext, Zip(colour: .clear, message: nil)))
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
