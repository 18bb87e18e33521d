public import Foundation

/// A view made of a collection, whose elements can be taken away and moved as rows of a list.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted: by a custom action, and by a control of its own while the list is edited.
  ///
  /// - Parameter action: Takes the offsets of the rows; nil where none may be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(EnvironmentWriter { $0.rowEdits.delete = action })
  }

  /// Lets rows be moved while the list is edited.
  ///
  /// - Parameter action: Takes the offsets of the rows, and the offset of the row before which they go.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EnvironmentWriter { $0.rowEdits.move = action })
  }

  /// Takes what is dropped between rows, which nobody does here.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }

  /// Takes what is dropped between rows, which nobody does here.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }
}

extension View {
  /// Keeps a row from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier(traits: isDisabled ? .deleteDisabled : []))
  }

  /// Keeps a row from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier(traits: isDisabled ? .moveDisabled : []))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away the elements at offsets, as a list tells them to `onDelete`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension RangeReplaceableCollection {
  /// Takes away the elements at offsets, as a list tells them to `onDelete`.
  @_disfavoredOverload
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets in front of the one at another offset, as a list tells them to `onMove`.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: An offset before any of them was moved, up to the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }
    let isMoved = Set(moved)
    func kept(_ range: Range<Int>) -> [Element] {
      range.clamped(to: elements.indices).filter { !isMoved.contains($0) }.map { elements[$0] }
    }
    let place = Swift.min(Swift.max(destination, 0), elements.count)
    let ordered = kept(0..<place) + moved.map { elements[$0] } + kept(place..<elements.count)
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}
