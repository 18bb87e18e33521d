/// The older way to the subviews of a content, which many components use though it is no declared API.
public enum _VariadicView {
  public typealias Children = _VariadicView_Children
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_ViewRoot
  public typealias MultiViewRoot = _VariadicView_ViewRoot

  /// A root with the content that it is given.
  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.root = root
    self.content = content()
  }

  public var body: some View {
    root.body(
      children: _VariadicView_Children(subviews: subviews(of: content).map { _VariadicView_Children.Element($0) }))
  }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

public typealias _VariadicView_UnaryViewRoot = _VariadicView_ViewRoot
public typealias _VariadicView_MultiViewRoot = _VariadicView_ViewRoot

/// The subviews that a root is given.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  nonisolated public struct Element: PrimitiveView, Identifiable {
    let subview: Subview

    init(_ subview: Subview) { self.subview = subview }

    public var id: AnyHashable { AnyHashable(subview.id) }
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.id.path.last?.base as? ID }
    @MainActor public static func _evaluate(
      _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
    ) {
      Subview._evaluate(view.subview, at: identity, in: environment, into: &evaluation)
    }
  }

  let subviews: [Element]

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { subviews[index] }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let all = ForEach(data: view.subviews, id: { $0.id }, content: { $0 })
    ForEach._evaluate(all, at: identity, in: environment, into: &evaluation)
  }
}
