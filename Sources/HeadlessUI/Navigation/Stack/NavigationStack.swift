/// Screens that lead to each other; the bar with the title is read before the content.
///
/// Only the screen on top is in the tree. Those beneath keep their state; what is popped loses it.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: BoundPath?

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.screens(from: view.root, path: view.path, at: identity, in: environment)
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = BoundPath(path)
  }
}

extension NavigationStack {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = BoundPath(elements: path)
  }
}
