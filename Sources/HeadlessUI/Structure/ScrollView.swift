/// A part of the screen that scrolls; its content is all in the tree.
public struct ScrollView<Content: View> {
  let content: Content
}

extension ScrollView: View {
  public var body: Never { fatalError("ScrollView has no body") }

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// Scrolls to a view by its identifier, which a tree without a screen has no need of.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    Content._evaluate(view.content(ScrollViewProxy()), at: identity, in: environment, into: &evaluation)
  }
}

/// Stands for a scroll view in code that scrolls it.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The first of several views that fits; there is no space to run out of here, so the first one.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    if let several = view.content as? any FirstChildEvaluating {
      several.evaluateFirst(at: identity, in: environment, into: &evaluation)
    } else {
      Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
    }
  }
}
