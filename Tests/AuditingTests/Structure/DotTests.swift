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

  @Test func aLegendNamesItsColours() {
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Orders(rows: [("Sales", .blue), ("Returns", .red)])))
    #expect(
      !JudgedScreen.isClean(of: .visibleNotSpoken, Orders(rows: [("Order 1001", .green), ("Order 1002", .red)])))
  }
}
