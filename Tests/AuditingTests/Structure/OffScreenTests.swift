import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Panels that are moved off the screen.
@MainActor
struct OffScreenTests {
  private struct Filters: View {
    let distance: CGFloat
    let isMended: Bool
    static let line = #line
    var body: some View {
      Text("Mugs")
      HStack {
        Button("On sale") {}
      }
      .offset(x: distance)
      .accessibilityHidden(isMended)
    }
  }

  @Test func whatIsOffTheScreenIsNotSpoken() {
    #expect(
      JudgedScreen.lines(.invisibleButSpoken, in: Filters(distance: -1000, isMended: false), from: Filters.line) == [
        "fail +4: “On sale” is spoken and cannot be seen: it is moved off the screen"
      ])
    #expect(JudgedScreen.isClean(of: .invisibleButSpoken, Filters(distance: -1000, isMended: true)))
    #expect(JudgedScreen.isClean(of: .invisibleButSpoken, Filters(distance: 20, isMended: false)))
  }

  @Test func aPagerMovesByWholeScreens() {
    #expect(JudgedScreen.isClean(of: .invisibleButSpoken, Filters(distance: -786, isMended: false)))
  }

  private struct Notice: View {
    let opacity: Double
    var body: some View {
      Text("Filters applied").opacity(opacity).accessibilityHidden(true)
    }
  }

  @Test func whatNobodySeesIsKeptFromNobody() {
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Notice(opacity: 0)))
    #expect(!JudgedScreen.isClean(of: .visibleNotSpoken, Notice(opacity: 1)))
  }
}
