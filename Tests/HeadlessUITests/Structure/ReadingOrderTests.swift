import Foundation
import HeadlessUI
import Semantics
import Testing

/// Containers are read in the order in which their views stand in the source, and are nothing themselves.
@MainActor
struct ReadingOrderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let view: @MainActor @Sendable () -> AnyView
    var testDescription: String { name }

    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
      self.name = name
      self.view = { AnyView(view()) }
    }
  }

  @ViewBuilder nonisolated private static var rows: some View {
    Text("One")
    ForEach(["Two", "Three"], id: \.self) { Text($0) }
  }

  nonisolated private static let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.flexible())]

  nonisolated static let cases: [Case] = [
    Case("VStack") { VStack(alignment: .leading, spacing: 4) { rows } },
    Case("HStack") { HStack(alignment: .firstTextBaseline) { rows } },
    Case("ZStack") { ZStack(alignment: .bottomTrailing) { rows } },
    Case("LazyVStack") { LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) { rows } },
    Case("LazyHStack") { LazyHStack(alignment: .top) { rows } },
    Case("LazyVGrid") { LazyVGrid(columns: columns, alignment: .leading) { rows } },
    Case("LazyHGrid") { LazyHGrid(rows: columns) { rows } },
    Case("Grid") { Grid(alignment: .top) { GridRow { rows } } },
    Case("Group") { Group { rows } },
    Case("ScrollView") { ScrollView([.horizontal, .vertical], showsIndicators: false) { rows } },
    Case("ScrollViewReader") { ScrollViewReader { _ in rows } },
    Case("GeometryReader") { GeometryReader { room in rows.frame(width: room.size.width / 2) } },
    Case("List") { List { rows } },
    Case("Form") { Form { rows } },
    Case("HStackLayout") { HStackLayout() { rows } },
    Case("VStackLayout") { VStackLayout() { rows } },
    Case("AnyLayout") { AnyLayout(ZStackLayout()) { rows } },
    Case("TimelineView") { TimelineView(.everyMinute) { _ in rows } },
    Case("AnyView") { AnyView(VStack { rows }) },
    Case("mirrored") { HStack { rows }.environment(\.layoutDirection, .rightToLeft) },
    Case("aligned") { VStack { rows.alignmentGuide(.leading) { $0[HorizontalAlignment.center] } } },
    Case("moved") { VStack { rows.position(x: 4, y: 4).offset(y: -40) } },
  ]

  @Test("Source order", arguments: cases)
  func sourceOrder(_ row: Case) throws {
    #expect(try published(row.view()).map(GoldenCase.text) == ["L One", "L Two", "L Three"])
  }

  @Test("A header of a section is a heading in a list, and a text elsewhere")
  func sections() throws {
    let section = Section {
      Text("Milk")
    } header: {
      Text("Dairy")
    } footer: {
      Text("Fresh")
    }
    #expect(try published(List { section }).map(GoldenCase.text) == ["L DAIRY T header", "L Milk", "L Fresh"])
    #expect(try published(LazyVStack { section }).map(GoldenCase.text) == ["L Dairy", "L Milk", "L Fresh"])
  }

  @Test("A section that a binding folds has its header alone")
  func foldedSection() throws {
    struct Folding: View {
      @State private var isExpanded = false
      var body: some View {
        List {
          Button("Fold") { isExpanded.toggle() }
          Section("Dairy", isExpanded: $isExpanded) { Text("Milk") }
          Section(isExpanded: $isExpanded) {
            Text("Rye")
          } header: {
            Label("Bread", systemImage: "bag")
          }
        }
      }
    }
    let screen = try Heard(Folding())
    #expect(screen.labels == ["Fold", "DAIRY", "BREAD"])
    _ = try screen.activate("Fold")
    #expect(screen.labels == ["Fold", "DAIRY", "Milk", "BREAD", "Rye"])
    _ = try screen.activate("Fold")
    #expect(screen.labels == ["Fold", "DAIRY", "BREAD"])
  }
}
