import Foundation
import HeadlessUI
import Semantics
import Testing

/// What tables publish on a phone and where there is room.
@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }

  private static let people = [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bo", age: 20)]

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var picked: Int?
    var body: some View {
      Table(TableTests.people.sorted(using: order), selection: $picked, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Note") { person in Text("Note \(person.id)") }
      }
    }
  }

  @Test func aPhoneShowsTheFirstColumnAlone() throws {
    let view = try MountedView(People())
    #expect(view.tree.nodes.map(GoldenCase.text) == ["L Ann", "L Bo"])
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.map(GoldenCase.text) == ["L Ann", "L Bo T selected"])
  }

  @Test func whereThereIsRoomCellsKnowTheirColumns() throws {
    let view = try MountedView(People().environment(\.horizontalSizeClass, .regular))
    let table = try #require(view.tree.nodes.first)
    #expect(table.container == .table)
    #expect(
      table.children.map(GoldenCase.text) == [
        "L Name T button", "L Age T button", "L Note", "L Ann", "L 30", "L Note 1", "L Bo", "L 20", "L Note 2",
      ])
    let cell = table.children[7].cell
    #expect(cell?.row == 2)
    #expect(cell?.column == 2)
    #expect(cell?.columnHeaders.map(\.label) == ["Age"])
  }

  @Test func aTitleSorts() throws {
    let view = try MountedView(People().environment(\.horizontalSizeClass, .regular))
    func names() -> [String?] { view.tree.nodes[0].children.filter { $0.cell?.column == 1 }.map(\.label) }
    _ = try view.perform(.activate, on: view.tree.nodes[0].children[1].id)
    #expect(names() == ["Bo", "Ann"])
    _ = try view.perform(.activate, on: view.tree.nodes[0].children[1].id)
    #expect(names() == ["Ann", "Bo"])
  }

  @Test func rowsCanBeWrittenOut() throws {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Person(id: 0, name: "Zoe", age: 1))
      ForEach(Self.people)
      ForEach(Self.people.prefix(1)) { TableRow(Person(id: $0.id + 10, name: $0.name + " again", age: 0)) }
    }
    #expect(try labels(table) == ["Zoe", "Ann", "Bo", "Ann again"])
  }

  private struct Month: Identifiable {
    let id: Int
    var sum: Int { id * 10 }
  }

  @Test func columnsComeFromACollection() throws {
    let table = Table(Self.people) {
      TableColumn("Name", value: \.name)
      TableColumnForEach([Month(id: 1), Month(id: 2)]) { month in
        TableColumn("Month \(month.id)") { (person: Person) in Text("\(person.age + month.sum)") }
      }
    }
    let view = try MountedView(table.environment(\.horizontalSizeClass, .regular))
    #expect(
      view.tree.nodes[0].children.map(\.label) == [
        "Name", "Month 1", "Month 2", "Ann", "40", "50", "Bo", "30", "40",
      ])
    #expect(view.tree.nodes[0].children[5].cell?.columnHeaders.map(\.label) == ["Month 2"])
    #expect(try labels(table) == ["Ann", "Bo"])
  }

  @Test(arguments: [(true, ["Ann", "Bo", "Cy"]), (false, ["Ann", "Cy"])])
  func rowsBelowARowAreThereWhileItIsOpen(isExpanded: Bool, names: [String]) throws {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      DisclosureTableRow(Self.people[0], isExpanded: .constant(isExpanded)) { TableRow(Self.people[1]) }
      TableRow(Person(id: 3, name: "Cy", age: 1))
    }
    #expect(try labels(table) == names)
  }
}
