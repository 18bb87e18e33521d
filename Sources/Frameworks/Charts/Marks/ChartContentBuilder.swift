public import HeadlessUI

/// Builds the content of a chart of the marks that stand in a closure.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> BuilderTuple<repeat each Content> {
    BuilderTuple(content: (repeat each content))
  }

  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(branch: .first(first))
  }

  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Nothing.
nonisolated public struct BuilderEmpty: ChartContent {
  public var body: Never { fatalError("BuilderEmpty has no body") }
  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) {}
}

/// Several parts of a chart, one after another.
nonisolated public struct BuilderTuple<each Content: ChartContent>: ChartContent {
  let content: (repeat each Content)
  public var body: Never { fatalError("BuilderTuple has no body") }

  @MainActor public static func _gather(_ tuple: Self, into marks: inout _ChartMarks) {
    func gather<C: ChartContent>(_ content: C, _ marks: inout _ChartMarks) { C._gather(content, into: &marks) }
    repeat gather(each tuple.content, &marks)
  }
}

/// One of two parts of a chart, by a condition.
nonisolated public struct BuilderConditional<TrueContent: ChartContent, FalseContent: ChartContent>: ChartContent {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
  public var body: Never { fatalError("BuilderConditional has no body") }

  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) {
    switch content.branch {
    case .first(let content): TrueContent._gather(content, into: &marks)
    case .second(let content): FalseContent._gather(content, into: &marks)
    }
  }
}

/// Content of a chart whose type is not told.
nonisolated public struct AnyChartContent: ChartContent {
  private let gather: @MainActor (inout _ChartMarks) -> Void

  public init<C: ChartContent>(_ content: C) {
    nonisolated(unsafe) let content = content
    gather = { C._gather(content, into: &$0) }
  }

  public init<C: ChartContent>(erasing content: C) { self.init(content) }

  public var body: Never { fatalError("AnyChartContent has no body") }
  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) { content.gather(&marks) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) {
    if let content { Wrapped._gather(content, into: &marks) }
  }

  public var body: Never { fatalError("Optional has no body") }
}

extension Group: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("Group has no body") }

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.init(contents: content()) }

  @MainActor public static func _gather(_ group: Self, into marks: inout _ChartMarks) {
    Content._gather(group.content, into: &marks)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("ForEach has no body") }

  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) {
    for element in content.data { Content._gather(content.content(element), into: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(contents: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(contents: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(contents: data, id: { $0 }, content: content)
  }
}
