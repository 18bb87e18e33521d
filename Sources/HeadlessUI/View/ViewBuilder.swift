/// Builds one view of the views that stand in a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, one after another.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    var index = 0
    var room = evaluation.openRoom()
    func evaluate<V: View>(_ child: V, _ evaluation: inout _Evaluation) {
      V._evaluate(child, at: identity.child(index), in: environment, into: &evaluation)
      room.end(in: evaluation)
      index += 1
    }
    repeat evaluate(each view.content, &evaluation)
    evaluation.close(room)
  }
}

/// Several views of which one can be evaluated alone.
@MainActor
protocol FirstChildEvaluating {
  func evaluateFirst(
    at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation)
}

extension TupleView: @MainActor FirstChildEvaluating {
  @MainActor func evaluateFirst(
    at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    @MainActor func evaluate<V: View>(_ child: V, _ evaluation: inout _Evaluation) {
      V._evaluate(child, at: identity.child(0), in: environment, into: &evaluation)
    }
    for child in repeat each content {
      evaluate(child, &evaluation)
      return
    }
  }
}

/// Several views that can be evaluated in front of each other.
@MainActor
protocol LayerEvaluating {
  func evaluateLayers(
    at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation)
}

extension TupleView: @MainActor LayerEvaluating {
  @MainActor func evaluateLayers(
    at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    var environment = environment
    var index = 0
    let room = evaluation.openRoom()
    @MainActor func evaluate<V: View>(_ layer: V, _ evaluation: inout _Evaluation) {
      V._evaluate(layer, at: identity.child(index), in: environment, into: &evaluation)
      environment = environment.inFront(of: layer)
      index += 1
    }
    repeat evaluate(each content, &evaluation)
    evaluation.close(room)
  }
}

/// One of two views, by a condition; each branch keeps an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("_ConditionalContent has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    switch view.storage {
    case .trueContent(let content):
      TrueContent._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    case .falseContent(let content):
      FalseContent._evaluate(content, at: identity.child(1), in: environment, into: &evaluation)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    guard let view else { return }
    Wrapped._evaluate(view, at: identity.child(0), in: environment, into: &evaluation)
  }
}

/// Nothing.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  nonisolated public init() {}

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}
}

/// A view whose type is not told; a change of the type is a change of identity.
nonisolated public struct AnyView: PrimitiveView {
  let type: ObjectIdentifier
  let evaluate: @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void

  nonisolated public init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    type = ObjectIdentifier(V.self)
    evaluate = { identity, environment, evaluation in
      V._evaluate(view, at: identity, in: environment, into: &evaluation)
    }
  }

  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    view.evaluate(identity.child(keyed: view.type), environment, &evaluation)
  }
}

/// Views that a modifier is applied to together.
public struct Group<Content> {
  package let content: Content
}

extension Group {
  /// Makes one of contents that are no views, such as the marks of a chart.
  package nonisolated init(contents: Content) { content = contents }
}

extension Group: View where Content: View {
  public var body: Never { fatalError("Group has no body") }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}
