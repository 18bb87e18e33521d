public import Foundation
import Semantics

/// Rows and columns.
///
/// A phone shows the first column alone and no titles; where there is room, a cell is spoken after its column's title.
public struct Table<Value: Identifiable, Rows, Columns> {
  let rows: [Value]
  let columns: [TableParts<Value>.Column]
  let selection: TableSelection<Value.ID>

  nonisolated init(rows: [Value], columns: [TableParts<Value>.Column], selection: TableSelection<Value.ID>) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

/// Which rows of a table are selected.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)

  func contains(_ id: ID) -> Bool {
    switch self {
    case .none: false
    case .one(let selection): selection.wrappedValue == id
    case .several(let selection): selection.wrappedValue.contains(id)
    }
  }

  /// What is selected.
  var values: Set<AnyHashable> {
    switch self {
    case .none: []
    case .one(let selection): selection.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .several(let selection): Set(selection.wrappedValue.map { AnyHashable($0) })
    }
  }

  /// Selects a row as a tap does; nil where rows cannot be selected.
  func tap(_ id: ID) -> (() -> Void)? {
    switch self {
    case .none: nil
    case .one(let selection): { selection.wrappedValue = id }
    case .several(let selection):
      { if selection.wrappedValue.remove(id) == nil { selection.wrappedValue.insert(id) } }
    }
  }
}

extension Table: View {
  public var body: Never { fatalError("Table has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let parts = TableParts(rows: view.rows, columns: view.columns, selection: view.selection)
    if environment.horizontalSizeClass == .compact {
      parts.publishFirstColumn(at: identity, in: environment, into: &evaluation)
    } else {
      parts.publishCells(at: identity, in: environment, into: &evaluation)
    }
  }
}

extension Table {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Columns == _TableColumns<Value, Never>, Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(rows: Array(data), columns: TableParts.columns(columns()), selection: .none)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Columns == _TableColumns<Value, Never>, Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(rows: Array(data), columns: TableParts.columns(columns()), selection: .one(selection))
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Columns == _TableColumns<Value, Never>, Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(rows: Array(data), columns: TableParts.columns(columns()), selection: .several(selection))
  }
}

extension Table {
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Columns == _TableColumns<Value, Never>, Rows == _TableRows<Value> {
    self.init(rows: rows()._rows, columns: TableParts.columns(columns()), selection: .none)
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Columns == _TableColumns<Value, Never>, Rows == _TableRows<Value> {
    self.init(rows: rows()._rows, columns: TableParts.columns(columns()), selection: .one(selection))
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Columns == _TableColumns<Value, Never>, Rows == _TableRows<Value> {
    self.init(rows: rows()._rows, columns: TableParts.columns(columns()), selection: .several(selection))
  }
}

extension Table {
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Columns == _TableColumns<Value, Sort>, Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>,
    Sort.Compared == Value
  {
    self.init(rows: Array(data), columns: TableParts.columns(columns(), sortedBy: sortOrder), selection: .none)
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Columns == _TableColumns<Value, Sort>, Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>,
    Sort.Compared == Value
  {
    self.init(
      rows: Array(data), columns: TableParts.columns(columns(), sortedBy: sortOrder), selection: .one(selection))
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Columns == _TableColumns<Value, Sort>, Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>,
    Sort.Compared == Value
  {
    self.init(
      rows: Array(data), columns: TableParts.columns(columns(), sortedBy: sortOrder), selection: .several(selection))
  }
}

extension Table {
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Columns == _TableColumns<Value, Sort>, Rows == _TableRows<Value>, Sort.Compared == Value {
    self.init(rows: rows()._rows, columns: TableParts.columns(columns(), sortedBy: sortOrder), selection: .none)
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Columns == _TableColumns<Value, Sort>, Rows == _TableRows<Value>, Sort.Compared == Value {
    self.init(
      rows: rows()._rows, columns: TableParts.columns(columns(), sortedBy: sortOrder), selection: .one(selection))
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Columns == _TableColumns<Value, Sort>, Rows == _TableRows<Value>, Sort.Compared == Value {
    self.init(
      rows: rows()._rows, columns: TableParts.columns(columns(), sortedBy: sortOrder), selection: .several(selection))
  }
}
