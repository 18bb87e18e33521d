import Foundation

/// How the elements of a collection may be edited as rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  nonisolated public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  nonisolated public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  nonisolated public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  nonisolated public static var all: EditActions { [.move, .delete] }
}

extension RowEdits {
  nonisolated init<C: MutableCollection & RangeReplaceableCollection>(_ actions: EditActions<C>, of data: Binding<C>) {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}

extension ForEach where Content: View {
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
  {
    self.init(
      data: Array(data), id: { $0.wrappedValue.id }, edits: RowEdits(editActions, of: data), content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  {
    self.init(
      data: Array(data), id: { $0.wrappedValue[keyPath: id] }, edits: RowEdits(editActions, of: data),
      content: content)
  }
}
