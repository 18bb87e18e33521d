public import Foundation

/// A column of a table: a title, and a cell for each row.
public struct TableColumn<RowValue, Sort, Content, Label> {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content

  nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent where Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var _columns: [_TableColumn<RowValue, Sort>] {
    [_TableColumn(title: AnyView(label), comparator: comparator) { AnyView(content($0)) }]
  }
}

extension TableColumn {
  /// How wide the column is, in points; nothing here has a width.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self { self }
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public nonisolated func customizationID(_ id: String) -> Self { self }
}

/// Where the cells of a column stand.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn where Sort == Never, Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleResource), comparator: nil) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content: View {
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: comparator, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
