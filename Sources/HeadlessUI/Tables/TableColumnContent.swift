/// A column of a table, or several.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue
  associatedtype TableColumnSortComparator

  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column as a table shows it.
public struct _TableColumn<Value, Sort> {
  let title: AnyView
  let comparator: Sort?
  let cell: (Value) -> AnyView
}

/// The columns of a table.
public struct _TableColumns<TableRowValue, TableColumnSortComparator>: TableColumnContent {
  public let _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>]

  nonisolated init(_ columns: [_TableColumn<TableRowValue, TableColumnSortComparator>]) { _columns = columns }
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
  public typealias Columns = _TableColumns<RowValue, Sort>

  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> Columns where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    Columns(column._columns)
  }

  /// A column that cannot be sorted by, in a table that can be sorted.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> Columns where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
    Columns(column._columns.map { _TableColumn(title: $0.title, comparator: nil, cell: $0.cell) })
  }

  public static func buildBlock(_ columns: Columns...) -> Columns { Columns(columns.flatMap(\._columns)) }
  public static func buildIf(_ columns: Columns?) -> Columns { columns ?? Columns([]) }
  public static func buildEither(first: Columns) -> Columns { first }
  public static func buildEither(second: Columns) -> Columns { second }
  public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}
