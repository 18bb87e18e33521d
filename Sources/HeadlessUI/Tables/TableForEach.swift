/// Columns of a table, one for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
  TableColumnContent
where
  Content: TableColumnContent, Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue, Sort>]

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { _columns = data.flatMap { content($0)._columns } }
}

extension TableColumnForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, content: content) }
}

/// A row of a table with rows below it, which are there while it is open.
///
/// A phone shows the rows below at once where the row's state is not told.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  public let _rows: [Value]

  nonisolated public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> _TableRows<Value>
  ) { _rows = [value] + (isExpanded?.wrappedValue ?? false ? content()._rows : []) }
}
