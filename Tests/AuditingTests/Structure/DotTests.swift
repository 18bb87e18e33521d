import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Dots whose colours tell rows apart.
@MainActor
struct DotTests {
  private struct Orders: View {
    let rows: [(name: String, color: Color)]
    static let line = #line
    var body: some View {
      ForEach(rows, id: \.name) { row in
        HStack {
          Circle().fill(row.color).frame(width: 12, height: 12)
          Text(row.name)
        }
      }
    }
  }

  @Test func whatAColourMeansIsSaid() {
    let names = ["Ordered", "Packed", "Shipped"]
    let colors = [Color.green, .green, .gray]
    #expect(
      JudgedScreen.lines(
        .visibleNotSpoken, in: Orders(rows: zip(names, colors).map { ($0, $1) }), from: Orders.line) == [
          "fail +5: dots of several colours stand beside “Ordered” and what follows, and nothing says what they mean"
        ])
    let told = ["Ordered, done", "Packed, done", "Shipped, open"]
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Orders(rows: zip(told, colors).map { ($0, $1) })))
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Orders(rows: names.map { ($0, .green) })))
  }

  private struct TwoOrders: View {
    let names: [String]
    static let line = #line
    var body: some View {
      VStack {
        HStack {
          Circle().fill(.green).frame(width: 12, height: 12)
          Text(names[0])
        }
        HStack {
          Text(names[1])
          Spacer()
          Circle().fill(.red).frame(width: 12, height: 12)
        }
      }
    }
  }

  @Test func aNumberBesideADotDoesNotTellItsColour() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: TwoOrders(names: ["Order 1045", "Order 1046"]), from: TwoOrders.line)
        == [
          "fail +5: dots of several colours stand beside “Order 1045” and what follows, and nothing says what they mean"
        ])
    #expect(
      JudgedScreen.isClean(of: .visibleNotSpoken, TwoOrders(names: ["Order 1045, shipped", "Order 1046, late"])))
  }

  private struct Message: View {
    let text: String
    let isFirst: Bool
    static let line = #line
    var body: some View {
      HStack {
        if isFirst { dot }
        Text(text)
        Spacer()
        if !isFirst { dot }
      }
    }

    private var dot: some View { Circle().fill(.red).frame(width: 10, height: 10) }
  }

  @Test func aDotAfterATextAddsWhatItDoesNotSay() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Message(text: "From Ada", isFirst: false), from: Message.line) == [
        "fail +4: a dot of a colour stands after “From Ada”, and nothing says what it means"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Message(text: "Offline", isFirst: true)))
  }

  @Test func aLegendNamesItsColours() {
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Orders(rows: [("Sales", .blue), ("Returns", .red)])))
    #expect(
      !JudgedScreen.isClean(of: .visibleNotSpoken, Orders(rows: [("Order 1001", .green), ("Order 1002", .red)])))
  }
}
