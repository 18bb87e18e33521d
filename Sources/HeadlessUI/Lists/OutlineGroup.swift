import Semantics

/// Rows of a tree, of which those with children offer to expand and to collapse them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  nonisolated init(
    roots: [Data.Element], id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

/// The rows below a row of a tree.
nonisolated public struct OutlineSubgroupChildren: PrimitiveView {
  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: Never { fatalError("OutlineGroup has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    for element in view.roots { view.publish(element, below: identity, in: environment, into: &evaluation) }
  }

  @MainActor
  private func publish(
    _ element: Data.Element, below parent: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let id = id(element)
    let place = parent.child(keyed: id)
    let start = evaluation.elements.count
    Leaf._evaluate(content(element), at: place.child(0), in: environment, into: &evaluation)
    for index in start..<evaluation.elements.count {
      evaluation.elements[index].sharesRoom = true
      if evaluation.gathersTags, evaluation.elements[index].tag == nil {
        evaluation.elements[index].tag = AnyHashable(id)
      }
    }
    guard let children = children(element) else { return }
    let mount = evaluation.mount
    let isExpanded = place.slot(0) { StateLocation(false, mount: mount, owner: Self.self) }
    let locale = environment.locale
    let name = isExpanded.value ? SystemWords.collapseContent(in: locale) : SystemWords.expandContent(in: locale)
    for index in start..<evaluation.elements.count {
      evaluation.elements[index].handlers.append(
        ActionHandler(action: .named(name)) { _ in isExpanded.set(!isExpanded.value) })
    }
    guard isExpanded.value else { return }
    for child in children { publish(child, below: place, in: environment, into: &evaluation) }
  }
}

extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}
