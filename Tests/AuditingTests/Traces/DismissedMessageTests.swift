import Foundation
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Messages that go by their own button, and things that look alike.
@MainActor
struct DismissedMessageTests {
  private struct Orders: View {
    var closes = "Dismiss"
    var leavesTrace = false
    @State private var isShown = false
    @State private var closings = 0
    static let line = #line
    var body: some View {
      Button("Save order") {
        isShown = true
        AccessibilityNotification.Announcement("Order saved").post()
      }
      if isShown {
        HStack {
          Text("Order saved")
          Button(closes) {
            isShown = false
            if leavesTrace { closings += 1 }
          }
        }
      }
      Text("Orders of last week: \(closings)")
    }
  }

  @Test func aMessageGoesByItsOwnButton() {
    #expect(JudgedScreen.isClean(of: .focusLost, Orders()))
    #expect(JudgedScreen.isClean(of: .focusLost, Orders(closes: "Undo")))
  }

  @Test func whatIsTakenOutOfAListLosesTheCursor() {
    #expect(
      JudgedScreen.lines(.focusLost, in: Orders(closes: "Remove order"), from: Orders.line) == [
        "fail +9: “Remove order” vanishes and the cursor falls on “Orders of last week: 0”"
      ])
  }

  @Test func whatChangesTheScreenIsNoMessage() {
    #expect(
      JudgedScreen.lines(.focusLost, in: Orders(closes: "Undo", leavesTrace: true), from: Orders.line) == [
        "fail +9: “Undo” vanishes and the cursor falls on “Orders of last week: 1”"
      ])
  }

  private struct TwoMessages: View {
    @State private var isShown = false
    @State private var isPassing = false
    var body: some View {
      Button("Save order") {
        isShown = true
        AccessibilityNotification.Announcement("Order saved").post()
      }
      if isShown {
        HStack {
          Text("Order saved")
          Button("Dismiss") {
            isShown = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isPassing = false }
          }
        }
      }
      Text("Orders of last week")
      Text("Two mugs, on their way")
      Button("Refresh") {
        isPassing = true
        AccessibilityNotification.Announcement("Up to date").post()
      }
      if isPassing { Text("Up to date") }
    }
  }

  @Test func anotherMessageMayGoMeanwhile() {
    #expect(JudgedScreen.isClean(of: .focusLost, TwoMessages()))
  }
}
