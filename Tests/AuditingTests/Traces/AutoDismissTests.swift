import Foundation
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What goes by itself while somebody looks for it.
@MainActor
struct AutoDismissTests {
  private struct Basket: View {
    var seconds: Double?
    @State private var isShown = false
    static let line = #line
    var body: some View {
      Button("Remove mug") {
        isShown = true
        guard let seconds else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { isShown = false }
      }
      if isShown {
        Text("Mug removed")
        Button("Undo") { isShown = false }
      }
    }
  }

  @Test func aMessageWithAButtonStays() {
    #expect(
      JudgedScreen.lines(.autoDismiss, in: Basket(seconds: 4), from: Basket.line) == [
        "fail +9: “Undo” goes by itself within 20 seconds"
      ])
    #expect(JudgedScreen.isClean(of: .autoDismiss, Basket()))
    #expect(JudgedScreen.isClean(of: .autoDismiss, Basket(seconds: 60)))
  }

  private struct Results: View {
    let showsProgress: Bool
    @State private var state = 0
    static let line = #line
    var body: some View {
      if state == 1, showsProgress { ProgressView("Searching") }
      if state < 2 {
        Button("Search") {
          state = 1
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) { state = 2 }
        }
      } else {
        Text("Two offers")
      }
    }
  }

  @Test func whatIsWaitedForComes() {
    #expect(JudgedScreen.isClean(of: .autoDismiss, Results(showsProgress: true)))
    #expect(
      JudgedScreen.lines(.autoDismiss, in: Results(showsProgress: false), from: Results.line) == [
        "fail +4: “Search” goes by itself within 20 seconds"
      ])
  }
}
