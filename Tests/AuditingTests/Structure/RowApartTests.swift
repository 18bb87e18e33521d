import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Texts that belong together by standing side by side.
@MainActor
struct RowApartTests {
  private struct Prices: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      VStack {
        ForEach(["Tea", "Mug"], id: \.self) { name in
          if isMended {
            LabeledContent(name, value: "9 euros")
          } else {
            HStack {
              Text(name)
              Spacer()
              Text("9 euros")
            }
          }
        }
      }
    }
  }

  @Test func rowsOfTextsAreHeardTogether() {
    #expect(
      JudgedScreen.lines(.rowApart, in: Prices(isMended: false), from: Prices.line) == [
        "fail +8: 2 rows of 2 texts, from “Tea” and “9 euros” on, are heard text by text"
      ])
    #expect(JudgedScreen.isClean(of: .rowApart, Prices(isMended: true)))
  }

  private struct Doses: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      Grid {
        GridRow {
          Text("Medicine").bold()
          Text("Dose").bold()
        }
        ForEach(["Zinc", "Iron"], id: \.self) { name in
          GridRow {
            Text(name)
            Text("10 mg").accessibilityLabel(isMended ? "Dose: 10 mg" : "10 mg")
          }
        }
      }
    }
  }

  @Test func theCellsOfAGridNameTheirColumns() {
    #expect(
      JudgedScreen.lines(.rowApart, in: Doses(isMended: false), from: Doses.line) == [
        "fail +4: 3 rows of 2 texts, from “Medicine” and “Dose” on, are heard text by text"
      ])
    #expect(JudgedScreen.isClean(of: .rowApart, Doses(isMended: true)))
  }

  private struct Sentence: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        Text("Take **one tablet** every day")
      } else {
        HStack {
          Text("Take")
          Text("one tablet").bold()
          Text("every day")
        }
      }
    }
  }

  @Test func aSentenceIsOneText() {
    #expect(
      JudgedScreen.lines(.rowApart, in: Sentence(isMended: false), from: Sentence.line) == [
        "fail +6: a sentence is 3 stops, “Take”, “one tablet”, “every day”"
      ])
    #expect(JudgedScreen.isClean(of: .rowApart, Sentence(isMended: true)))
  }

  @Test func twoTextsInARowProveNothing() {
    #expect(
      JudgedScreen.isClean(
        of: .rowApart,
        HStack {
          Text("Today"); Text("Rain")
        }))
  }

  private struct Plans: View {
    let names: [String]
    let prices: [String]
    static let line = #line
    var body: some View {
      HStack(alignment: .top) {
        VStack {
          ForEach(names, id: \.self) { Text($0) }
        }
        Spacer()
        VStack {
          ForEach(prices, id: \.self) { Text($0) }
        }
      }
    }
  }

  @Test func aTableIsNotMadeOfColumns() {
    #expect(
      JudgedScreen.lines(
        .rowApart, in: Plans(names: ["Plan", "Basic", "Plus"], prices: ["Price", "$9", "$19"]), from: Plans.line) == [
          "fail +4: a table of 2 columns is heard column by column, from “Plan” on"
        ])
  }

  @Test func columnsThatAreAlikeAreEachAboutOneThing() {
    #expect(
      JudgedScreen.isClean(
        of: .rowApart, Plans(names: ["Monday", "21 degrees", "Sun"], prices: ["Tuesday", "18 degrees", "Rain"])))
    #expect(JudgedScreen.isClean(of: .rowApart, Plans(names: ["Posts", "Likes"], prices: ["12", "300"])))
    #expect(
      JudgedScreen.isClean(of: .rowApart, Plans(names: ["Plan", "Basic", "Plus"], prices: ["Monthly price", "$9"])))
  }
}
