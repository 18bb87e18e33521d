/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Evaluates a view as this modifier changes it.
  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation)
}

extension ViewModifier {
  @MainActor public static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    var bound = modifier
    evaluation.bind(&bound, by: PropertyPlan.of(Self.self), at: identity, in: environment)
    let placeholder = Content { identity, environment, evaluation in
      V._evaluate(content, at: identity, in: environment, into: &evaluation)
    }
    CurrentEnvironment.with(environment) {
      Body._evaluate(bound.body(content: placeholder), at: identity.child(0), in: environment, into: &evaluation)
    }
  }

  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to, inside its body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let evaluate: @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    view.evaluate(identity, environment, &evaluation)
  }
}

/// A modifier that works on what a view published instead of through a body.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension View {
  /// Whether the view, without its modifiers, is a component whose parts have their places where it was written.
  nonisolated static var isComponent: Bool {
    if let modified = Self.self as? any ModifiedView.Type { return modified.isComponentModified }
    return Body.self != Never.self
  }
}

/// A view that is another one with a change.
private protocol ModifiedView {
  nonisolated static var isComponentModified: Bool { get }
}

extension ModifiedContent: ModifiedView where Content: View {
  nonisolated static var isComponentModified: Bool { Content.isComponent }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    Modifier._evaluate(view.modifier, on: view.content, at: identity, in: environment, into: &evaluation)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("ModifiedContent has no body") }

  @MainActor public static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
    Modifier._evaluate(modifier.modifier, on: inner, at: identity, in: environment, into: &evaluation)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  @MainActor public static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
