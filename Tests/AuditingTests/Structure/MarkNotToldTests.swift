import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Marks on one of several entries that look alike.
@MainActor
struct MarkNotToldTests {
  private struct Order: View {
    @State private var order = "Date"
    let mark: String
    var isMended = false
    static let line = #line
    var body: some View {
      Menu("Sort by") {
        ForEach(["Name", "Date", "Size"], id: \.self) { option in
          Button {
            order = option
          } label: {
            if option == order { Label(option, systemImage: mark) } else { Text(option) }
          }
          .accessibilityAddTraits(isMended && option == order ? .isSelected : [])
        }
      }
    }
  }

  @Test(arguments: ["checkmark", "circle.fill", "largecircle.fill.circle"])
  func aMarkedEntrySaysSo(_ mark: String) {
    #expect(
      JudgedScreen.lines(.markNotTold, in: Order(mark: mark), from: Order.line) == [
        "fail +4: the symbol “\(mark)” marks “Date”, and nothing that is spoken does"
      ])
    #expect(JudgedScreen.isClean(of: .markNotTold, Order(mark: mark, isMended: true)))
  }

  private struct Chosen: View {
    @State private var order = "Date"
    var body: some View {
      Menu("Sort by") {
        Picker("Sort by", selection: $order) {
          ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
        }
      }
      // A picture of what each does marks none.
      ForEach([("Edit", "pencil"), ("Delete", "trash"), ("Open", "circle")], id: \.0) { entry in
        Button {
        } label: {
          Label(entry.0, systemImage: entry.1)
        }
      }
    }
  }

  @Test func aPickerInAMenuTellsItsChoice() { #expect(JudgedScreen.isClean(of: .markNotTold, Chosen())) }
}
