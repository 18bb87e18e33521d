/// One of the views that stand in a container's content, by itself.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// Tells a subview from the others of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// What the view was told for its container.
  public let containerValues: ContainerValues
  let content: AnyView

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    AnyView._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// The subviews of a container, in their order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  let subviews: [Subview]

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let all = ForEach(data: view.subviews, id: { $0.id }, content: { $0 })
    ForEach._evaluate(all, at: identity, in: environment, into: &evaluation)
  }
}

/// Some neighbours of the subviews of a container.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let all = ForEach(data: view.subviews, id: { $0.id }, content: { $0 })
    ForEach._evaluate(all, at: identity, in: environment, into: &evaluation)
  }
}

/// A section of a container's content; subviews outside every section make sections of their own.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Tells a section from the others of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
  public let containerValues: ContainerValues
}

/// The sections of a container, in their order.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Makes a view of each subview that stands in another view.
  @MainActor public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    self.init(data: SubviewsCollection(subviews: subviews(of: view)), id: { $0.id }, content: content)
  }

  /// Makes a view of each section that stands in another view.
  @MainActor public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(data: SectionCollection(sections: sections(of: view)), id: { $0.id }, content: content)
  }
}

extension Group where Content: View {
  /// Makes one view of all the subviews that stand in another view.
  @MainActor public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent<Base, Result>(
        content: transform(SubviewsCollection(subviews: HeadlessUI.subviews(of: view))))
    }
  }

  /// Makes one view of all the sections that stand in another view.
  @MainActor public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init {
      GroupSectionsOfContent<Base, Result>(
        content: transform(SectionCollection(sections: HeadlessUI.sections(of: view))))
    }
  }
}

/// What was made of the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let content: Content
  public var body: some View { content }
}

/// What was made of the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let content: Content
  public var body: some View { content }
}
