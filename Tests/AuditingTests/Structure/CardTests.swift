import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Cards one after the other, and whether each is heard as one.
@MainActor
struct CardTests {
  private enum Kind { case apart, combined, grouped, headed }

  private struct Stores: View {
    let kind: Kind
    var names = ["Oak Street", "Harbour"]
    var hasSurface = true
    var remark: String?
    static let line = #line
    var body: some View {
      ForEach(names, id: \.self) { name in
        let card = VStack {
          Text(name).font(.headline).accessibilityAddTraits(kind == .headed ? .isHeader : [])
          Text("Open until nine")
          if let remark { Text(remark) }
        }
        .padding()
        if !hasSurface {
          card
        } else if kind == .combined {
          card.background(.gray, in: .rect(cornerRadius: 8)).accessibilityElement(children: .combine)
        } else if kind == .grouped {
          card.background(.gray, in: .rect(cornerRadius: 8)).accessibilityElement(children: .contain)
            .accessibilityLabel(name)
        } else {
          card.overlay(RoundedRectangle(cornerRadius: 8).stroke())
        }
      }
    }
  }

  @Test func cardsAreHeardAsOneEach() {
    #expect(
      JudgedScreen.lines(.rowApart, in: Stores(kind: .apart), from: Stores.line) == [
        "fail +4: 2 cards of 2 parts, from “Oak Street” on, are heard part by part"
      ])
    for kind in [Kind.combined, .grouped, .headed] {
      #expect(JudgedScreen.isClean(of: .rowApart, Stores(kind: kind)))
    }
  }

  @Test func oneCardOfThreePartsIsHeardAsOne() {
    #expect(
      JudgedScreen.lines(
        .rowApart, in: Stores(kind: .apart, names: ["Oak Street"], remark: "Parking behind it"), from: Stores.line) == [
          "fail +4: the card of 3 parts that begins with “Oak Street” is heard part by part"
        ])
    #expect(
      JudgedScreen.isClean(of: .rowApart, Stores(kind: .combined, names: ["Oak Street"], remark: "Parking behind it")))
  }

  @Test func oneCardOfTwoPartsAndTextsWithoutASurfaceAreLeftAlone() {
    #expect(JudgedScreen.isClean(of: .rowApart, Stores(kind: .apart, names: ["Oak Street"])))
    #expect(JudgedScreen.isClean(of: .rowApart, Stores(kind: .apart, hasSurface: false)))
  }
}
