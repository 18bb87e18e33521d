import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Movements that a press starts, and those that never end, where they were asked for.
@MainActor
struct MovementTests {
  private struct Card: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isGrown = false
    let isMended: Bool
    let factor: CGFloat
    static let line = #line
    var body: some View {
      Button("Grow the card") {
        withAnimation(isMended && reduceMotion ? nil : .spring()) {
          isGrown.toggle()
        }
      }
      Text("Card")
        .scaleEffect(isGrown ? factor : 1)
    }
  }

  @Test func aCardThatGrowsByMuchRestsWithReduceMotion() {
    #expect(
      JudgedScreen.lines(.motionOnPress, in: Card(isMended: false, factor: 1.5), from: Card.line) == [
        "fail +3: the movement “scale” when “Grow the card” is used is the same with Reduce Motion"
      ])
    #expect(JudgedScreen.isClean(of: .motionOnPress, Card(isMended: true, factor: 1.5)))
    #expect(JudgedScreen.isClean(of: .motionOnPress, Card(isMended: false, factor: 1.1)))
  }

  private struct Spinner: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isTurned = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Circle()
        .rotationEffect(.degrees(isTurned ? 360 : 0))
        .animation(isMended && reduceMotion ? nil : .linear.repeatForever(autoreverses: false), value: isTurned)
      Circle()
        .onAppear {
          withAnimation(isMended && reduceMotion ? nil : .linear.repeatForever()) { isTurned = true }
        }
    }
  }

  @Test func anEndlessMovementIsToldWhereItIsAskedFor() {
    #expect(
      JudgedScreen.lines(.motionEndless, in: Spinner(isMended: false), from: Spinner.line) == [
        "fail +4: the movement “repeatForever” never ends, also with Reduce Motion",
        "fail +7: the movement “repeatForever” never ends, also with Reduce Motion",
      ])
    #expect(JudgedScreen.isClean(of: .motionEndless, Spinner(isMended: true)))
  }

  private struct Tab: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        label.accessibilityShowsLargeContentViewer { Label("Home", systemImage: "house") }
      } else {
        label
      }
    }

    private var label: some View {
      Button {
      } label: {
        Text("Home").font(.system(size: 10))
      }
    }
  }

  @Test func whatIsShownInLargeMayStaySmall() {
    #expect(
      JudgedScreen.lines(.typeFixed, in: Tab(isMended: false), from: Tab.line) == [
        "fail +12: “Home” stays at 10 points at every type size"
      ])
    #expect(JudgedScreen.isClean(of: .typeFixed, Tab(isMended: true)))
  }
}
