/// A row of a table, or several.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _rows: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _rows: [Value]
  nonisolated public init(_ value: Value) { _rows = [value] }
}

/// The rows of a table.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _rows: [Value]
  nonisolated init(_ rows: [Value]) { _rows = rows }
}

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public typealias Rows = _TableRows<Value>

  public static func buildExpression<R: TableRowContent>(_ row: R) -> Rows where R.TableRowValue == Value {
    Rows(row._rows)
  }

  public static func buildBlock(_ rows: Rows...) -> Rows { Rows(rows.flatMap(\._rows)) }
  public static func buildIf(_ rows: Rows?) -> Rows { rows ?? Rows([]) }
  public static func buildEither(first: Rows) -> Rows { first }
  public static func buildEither(second: Rows) -> Rows { second }
  public static func buildLimitedAvailability(_ rows: Rows) -> Rows { rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _rows: [Content.TableRowValue] { data.flatMap { content($0)._rows } }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  nonisolated public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content == _TableRows<V> {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// A row of a table for each element.
  nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, id: { $0.id }) { TableRow($0) }
  }
}
