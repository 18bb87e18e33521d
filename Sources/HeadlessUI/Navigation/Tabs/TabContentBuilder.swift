/// Builds one series of the tabs that stand in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabTuple<TabValue, repeat each Content> {
    _TabTuple(repeat each content)
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Several tabs, one after another.
nonisolated public struct _TabTuple<TabValue: Hashable, each Content: TabContent>: PrimitiveTabContent {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    var index = 0
    func gather<C: TabContent>(_ child: C, _ tabs: inout _GatheredTabs) {
      C._gather(child, at: identity.child(index), in: environment, into: &tabs)
      index += 1
    }
    repeat gather(each content.content, &tabs)
  }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public var body: Never { return fatalError("_ConditionalContent has no body") }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    switch content.storage {
    case .trueContent(let content):
      TrueContent._gather(content, at: identity.child(0), in: environment, into: &tabs)
    case .falseContent(let content):
      FalseContent._gather(content, at: identity.child(1), in: environment, into: &tabs)
    }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var body: Never { return fatalError("Optional has no body") }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    guard let content else { return }
    Wrapped._gather(content, at: identity.child(0), in: environment, into: &tabs)
  }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Never { return fatalError("Group has no body") }

  nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
    self.init(content: content())
  }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    Content._gather(content.content, at: identity, in: environment, into: &tabs)
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Never { return fatalError("ForEach has no body") }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    for element in content.data {
      Content._gather(
        content.content(element), at: identity.child(keyed: content.id(element)), in: environment, into: &tabs)
    }
  }
}

extension ForEach where Content: TabContent {
  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
