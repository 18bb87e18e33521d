import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What the first screen shows already, and what only a later one does.
@MainActor
struct ToldOnceTests {
  private struct Lamp: View {
    let showsMore: Bool
    @State private var isOn = false
    static let line = #line
    var body: some View {
      Button {
        isOn.toggle()
      } label: {
        Image(systemName: "lightbulb.2")
      }
      .accessibilityValue(isOn ? "On" : "")
      if isOn, showsMore {
        Button {
        } label: {
          Image(systemName: "fanblades.slash")
        }
      }
    }
  }

  @Test func aFaultOfTheFirstScreenIsNotToldAgainOfALaterOne() {
    let first = "fail +2: “lightbulb 2” is the name of a symbol"
    #expect(JudgedScreen.lines(.nameIsAsset, in: Lamp(showsMore: false), from: Lamp.line) == [first])
    #expect(
      JudgedScreen.lines(.nameIsAsset, in: Lamp(showsMore: true), from: Lamp.line) == [
        first, "fail +9: “fanblades slash” is the name of a symbol",
      ])
  }
}
