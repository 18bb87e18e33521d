import Foundation
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Texts with a line through them.
@MainActor
struct StrikethroughTests {
  private struct Price: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended { Text(price).accessibilityLabel("Was $24.99, now $17.99") } else { Text(price) }
    }

    private var price: AttributedString {
      var old = AttributedString("$24.99")
      old.strikethroughStyle = .single
      return old + AttributedString(" $17.99")
    }
  }

  @Test func aPartOfAnAttributedString() {
    #expect(
      JudgedScreen.lines(.strikethroughNotTold, in: Price(isMended: false), from: Price.line) == [
        "fail +2: “$24.99 $17.99” is struck out, and nothing that is spoken tells it"
      ])
    #expect(JudgedScreen.isClean(of: .strikethroughNotTold, Price(isMended: true)))
  }

  private struct Marked: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended { Text("Was ~~$5.99~~, now free") } else { Text("Delivery ~~$5.99~~ **free**") }
    }
  }

  @Test func aPartInMarkdown() {
    #expect(
      JudgedScreen.lines(.strikethroughNotTold, in: Marked(isMended: false), from: Marked.line) == [
        "fail +2: “Delivery $5.99 free” is struck out, and nothing that is spoken tells it"
      ])
    #expect(JudgedScreen.isClean(of: .strikethroughNotTold, Marked(isMended: true)))
  }

  private struct Joined: View {
    let isStruckOut: Bool
    static let line = #line
    var body: some View {
      Text("$17.99 ") + Text("$24.99").strikethrough(isStruckOut)
    }
  }

  @Test func aLaterPartOfAText() {
    #expect(
      JudgedScreen.lines(.strikethroughNotTold, in: Joined(isStruckOut: true), from: Joined.line) == [
        "fail +2: “$17.99 $24.99” is struck out, and nothing that is spoken tells it"
      ])
    #expect(JudgedScreen.isClean(of: .strikethroughNotTold, Joined(isStruckOut: false)))
  }

  private struct Task: View {
    let value: String
    var body: some View {
      HStack {
        Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
        Text("Book eye exam").strikethrough()
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue(value)
    }
  }

  @Test func aValueOfTheTextItselfTellsIt() {
    #expect(JudgedScreen.isClean(of: .strikethroughNotTold, Task(value: "Completed")))
    #expect(!JudgedScreen.isClean(of: .strikethroughNotTold, Task(value: "")))
  }
}
