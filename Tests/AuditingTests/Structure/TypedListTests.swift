import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Bullets and numbers that are texts of their own.
@MainActor
struct TypedListTests {
  private struct Symptoms: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      HStack {
        Text("•").accessibilityHidden(isMended)
        Text("Fever")
      }
      if isMended {
        HStack {
          Text("1.")
          Text("Rest")
        }
        .accessibilityElement(children: .combine)
      } else {
        HStack {
          Text("1.")
          Text("Rest")
        }
      }
    }
  }

  @Test func aBulletIsNoStopOfItsOwn() {
    #expect(
      JudgedScreen.lines(.listTyped, in: Symptoms(isMended: false), from: Symptoms.line) == [
        "fail +3: “•” is a stop of its own before “Fever”",
        "fail +14: “1.” is a stop of its own before “Rest”",
      ])
    #expect(JudgedScreen.isClean(of: .listTyped, Symptoms(isMended: true)))
  }

  private struct Score: View {
    var body: some View {
      Text("-")
      Button("Undo") {}
    }
  }

  @Test func aSignBeforeNoTextIsNoBullet() {
    #expect(JudgedScreen.isClean(of: .listTyped, Score()))
  }
}
