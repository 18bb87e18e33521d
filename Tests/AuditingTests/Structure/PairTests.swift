import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Labels and values on the two sides of a row.
@MainActor
struct PairTests {
  private struct Plan: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        LabeledContent("Copay", value: "$25")
        row.accessibilityElement(children: .combine)
      } else {
        row
      }
    }

    private var row: some View {
      HStack {
        Text("Group number")
        Spacer()
        Text("000451")
      }
    }
  }

  @Test func aLabelAndItsValueAreOneStop() {
    #expect(
      JudgedScreen.lines(.rowApart, in: Plan(isMended: false), from: Plan.line) == [
        "fail +12: “Group number” and “000451” are one row and two stops"
      ])
    #expect(JudgedScreen.isClean(of: .rowApart, Plan(isMended: true)))
  }

  private struct Others: View {
    var body: some View {
      HStack {
        Text("Popular").accessibilityAddTraits(.isHeader)
        Spacer()
        Text("This week")
      }
      HStack {
        Text("Inbox")
        Text("3")
      }
      HStack {
        Text("Replies")
        Spacer()
        Button("Change") {}
      }
    }
  }

  @Test func headingsNeighboursAndControlsAreLeftAlone() {
    #expect(JudgedScreen.isClean(of: .rowApart, Others()))
  }
}
