public import HeadlessUI

/// Builds the content of a map of what stands in a closure.
@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<repeat each Content> {
    TupleMapContent(content: (repeat each content))
  }

  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> ConditionalMapContent<TrueContent, FalseContent> {
    ConditionalMapContent(branch: .first(first))
  }

  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> ConditionalMapContent<TrueContent, FalseContent> {
    ConditionalMapContent(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent { content }
}

/// Nothing.
nonisolated public struct EmptyMapContent: MapContent {
  public var body: Never { fatalError("EmptyMapContent has no body") }
  public init() {}
  @MainActor public static func _gather(_ content: Self, into items: inout _MapItems) {}
}

/// Several parts of a map, one after another.
nonisolated public struct TupleMapContent<each Content: MapContent>: MapContent {
  let content: (repeat each Content)
  public var body: Never { fatalError("TupleMapContent has no body") }

  @MainActor public static func _gather(_ tuple: Self, into items: inout _MapItems) {
    func gather<C: MapContent>(_ content: C, _ items: inout _MapItems) { C._gather(content, into: &items) }
    repeat gather(each tuple.content, &items)
  }
}

/// One of two parts of a map, by a condition.
nonisolated public struct ConditionalMapContent<TrueContent: MapContent, FalseContent: MapContent>: MapContent {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
  public var body: Never { fatalError("ConditionalMapContent has no body") }

  @MainActor public static func _gather(_ content: Self, into items: inout _MapItems) {
    switch content.branch {
    case .first(let content): TrueContent._gather(content, into: &items)
    case .second(let content): FalseContent._gather(content, into: &items)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public var body: Never { fatalError("Optional has no body") }

  @MainActor public static func _gather(_ content: Self, into items: inout _MapItems) {
    if let content { Wrapped._gather(content, into: &items) }
  }
}

extension Group: MapContent where Content: MapContent {
  public var body: Never { fatalError("Group has no body") }

  nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(contents: content()) }

  @MainActor public static func _gather(_ group: Self, into items: inout _MapItems) {
    Content._gather(group.content, into: &items)
  }
}

extension ForEach: MapContent where Content: MapContent {
  public var body: Never { fatalError("ForEach has no body") }

  @MainActor public static func _gather(_ content: Self, into items: inout _MapItems) {
    for element in content.data { Content._gather(content.content(element), into: &items) }
  }
}

extension ForEach where Content: MapContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(contents: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(contents: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(contents: data, id: { $0 }, content: content)
  }
}
