// Trees whose rows can be changed: each row has a binding to its element.
extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  nonisolated public init<C>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.init(
      roots: Array(data), id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: .none, rows: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: .one(selection), rows: OutlineGroup(data, children: children, content: rowContent))
  }

  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: .several(selection), rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
