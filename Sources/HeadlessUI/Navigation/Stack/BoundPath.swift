/// A path that a component holds, whatever its type.
struct BoundPath {
  let values: () -> [AnyHashable]
  /// Adds a value, and tells whether the path takes values of its type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  nonisolated init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.append(erased: $0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  nonisolated init<C>(elements path: Binding<C>)
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let value = $0.base as? C.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }
}
