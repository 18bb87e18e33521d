/// One view for each element of a collection, told apart by their identifiers.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// How the rows of a list may be edited, where the views were made of a collection that can be.
  let edits: RowEdits

  nonisolated init(
    data: Data, id: @escaping (Data.Element) -> ID, edits: RowEdits = RowEdits(),
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.edits = edits
    self.content = content
  }

  /// Makes one of contents that are no views, such as the marks of a chart.
  package nonisolated init(
    contents data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    var seen: [ID: Int] = [:]
    var room = evaluation.openRoom()
    var environment = environment
    let edits = environment.takeRowEdits(beside: view.edits)
    for (offset, element) in view.data.enumerated() {
      let id = view.id(element)
      let count = seen[id, default: 0]
      seen[id] = count + 1
      // Elements that share an identifier share everything in SwiftUI, undefined; here each keeps a place of its own.
      let place = count == 0 ? identity.child(keyed: id) : identity.child(keyed: RepeatedID(id: id, count: count))
      let start = evaluation.elements.count
      Content._evaluate(view.content(element), at: place, in: environment, into: &evaluation)
      evaluation.markRotorEntries(id, from: start)
      if evaluation.gathersTags {
        for index in start..<evaluation.elements.count where evaluation.elements[index].tag == nil {
          evaluation.elements[index].tag = AnyHashable(id)
        }
      }
      if let edits {
        let row = EditedRow(offset: offset, count: view.data.count, edits: edits, place: place)
        evaluation.publishEditing(of: row, from: start, in: environment)
      }
      room.end(in: evaluation)
    }
    evaluation.close(room)
  }
}

private struct RepeatedID<ID: Hashable>: Hashable {
  let id: ID
  let count: Int
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable
  {
    self.init(data: Array(data), id: { $0.wrappedValue.id }, content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self.init(data: Array(data), id: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
