/// Builds one toolbar of the items that stand in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items, one after another.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    var index = 0
    func gather<C: ToolbarContent>(_ child: C, _ pieces: inout _ToolbarPieces, _ evaluation: inout _Evaluation) {
      C._gather(child, at: identity.child(index), in: environment, into: &pieces, evaluation: &evaluation)
      index += 1
    }
    repeat gather(each content.content, &pieces, &evaluation)
  }
}

extension _ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public var body: Never { fatalError("_ConditionalContent has no body") }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    switch content.storage {
    case .trueContent(let content):
      TrueContent._gather(
        content, at: identity.child(0), in: environment, into: &pieces, evaluation: &evaluation)
    case .falseContent(let content):
      FalseContent._gather(
        content, at: identity.child(1), in: environment, into: &pieces, evaluation: &evaluation)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("Optional has no body") }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    guard let content else { return }
    Wrapped._gather(content, at: identity.child(0), in: environment, into: &pieces, evaluation: &evaluation)
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public var body: Never { fatalError("Group has no body") }

  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    Content._gather(content.content, at: identity, in: environment, into: &pieces, evaluation: &evaluation)
  }
}
