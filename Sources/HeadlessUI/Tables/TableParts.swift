import Foundation
import Semantics

/// What a table is made of when it publishes.
struct TableParts<Value: Identifiable> {
  /// A column, with what a tap on its title does.
  struct Column {
    let title: AnyView
    let cell: (Value) -> AnyView
    let sort: (() -> Void)?
  }

  let rows: [Value]
  let columns: [Column]
  let selection: TableSelection<Value.ID>

  private enum Part: Hashable {
    case title(Int)
    case cell(Value.ID, Int)
  }

  nonisolated static func columns(_ columns: _TableColumns<Value, Never>) -> [Column] {
    columns._columns.map { Column(title: $0.title, cell: $0.cell, sort: nil) }
  }

  nonisolated static func columns<Sort: SortComparator>(
    _ columns: _TableColumns<Value, Sort>, sortedBy order: Binding<[Sort]>
  ) -> [Column] {
    columns._columns.map { column in
      Column(
        title: column.title, cell: column.cell,
        sort: column.comparator.map { comparator in { order.wrappedValue.sort(by: comparator) } })
    }
  }

  @MainActor
  func publishFirstColumn(
    at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    guard let column = columns.first else { return }
    for row in rows {
      let menu = menu(of: row, at: identity, in: environment, &evaluation)
      evaluation.elements += cells(
        column.cell(row), of: row, menu, at: identity.child(keyed: Part.cell(row.id, 0)), in: environment.forRows,
        &evaluation)
    }
  }

  @MainActor
  func publishCells(at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation) {
    var table = Element(at: identity, role: .group)
    table.node.container = .table
    var headers: [TableCell.Header] = []
    for (index, column) in columns.enumerated() {
      let place = identity.child(keyed: Part.title(index))
      let label = evaluation.elements(of: column.title, at: place.child(0), in: environment)
      headers.append(TableCell.Header(label: label.first?.node.label))
      guard let sort = column.sort else {
        table.children += label
        continue
      }
      var title = evaluation.control(
        .button, traits: .button, label: label, at: place, in: environment, source: label.first?.node.source)
      title.offer(.activate) { _ in sort() }
      table.children.append(title)
    }
    for (line, row) in rows.enumerated() {
      let menu = menu(of: row, at: identity, in: environment, &evaluation)
      for (index, column) in columns.enumerated() {
        var elements = cells(
          column.cell(row), of: row, menu, at: identity.child(keyed: Part.cell(row.id, index)),
          in: environment.forRows, &evaluation)
        for place in elements.indices {
          elements[place].node.cell = TableCell(
            row: line + 1, column: index + 1, columnHeaders: headers[index].label == nil ? [] : [headers[index]])
        }
        table.children += elements
      }
    }
    evaluation.elements.append(table)
  }

  @MainActor
  private func menu(
    of row: Value, at identity: _Identity, in environment: EnvironmentValues, _ evaluation: inout _Evaluation
  ) -> RowMenu? {
    if case .none = selection { return nil }
    return RowMenu(
      of: AnyHashable(row.id), selected: selection.values, at: identity, in: environment, into: &evaluation)
  }

  @MainActor
  private func cells(
    _ cell: AnyView, of row: Value, _ menu: RowMenu?, at identity: _Identity, in environment: EnvironmentValues,
    _ evaluation: inout _Evaluation
  ) -> [Element] {
    var elements = evaluation.elements(of: cell, at: identity, in: environment)
    for index in elements.indices {
      if selection.contains(row.id) { elements[index].node.traits.insert(.selected) }
      elements[index].handlers += menu?.actions ?? []
      guard let tap = menu?.tap ?? selection.tap(row.id), elements[index].handler(for: .activate) == nil else {
        continue
      }
      elements[index].offer(.activate) { _ in tap() }
      elements[index].node.changeAppearance { $0.tap = .selection }
    }
    return elements
  }
}

extension Array where Element: SortComparator {
  /// Puts an order first; the one that is first already is turned round.
  fileprivate mutating func sort(by comparator: Element) {
    func isSame(_ other: Element) -> Bool {
      var other = other
      other.order = comparator.order
      return other == comparator
    }
    if let first, isSame(first) {
      self[0].order = first.order == .forward ? .reverse : .forward
    } else {
      removeAll(where: isSame)
      insert(comparator, at: 0)
    }
  }
}

/// A way to show a table.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle, Sendable {
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

public struct InsetTableStyle: TableStyle, Sendable {
  nonisolated public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

// Accepted without effect: a listener notices nothing of them.
extension View {
  public nonisolated func tableStyle(_ style: some TableStyle) -> Self { self }
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
}
