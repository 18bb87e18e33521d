/// Where in its coming and going a view is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there, neither coming nor going.
  public var isIdentity: Bool { self == .identity }
  /// -1 where the view is about to come, 0 where it is there, 1 where it has gone.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What a transition needs of its surroundings.
public struct TransitionProperties: Sendable {
  /// Whether things move; one that does is replaced by a fade with Reduce Motion on.
  public var hasMotion: Bool
  /// Tells whether the transition moves anything; it does by default, and then Reduce Motion takes its place.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  static var properties: TransitionProperties { get }
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// A transition that knows its name and how it moves by more than its type.
@MainActor
protocol NamedTransition: Transition {
  var erased: AnyTransition { get }
}

extension Transition {
  /// The view as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    nonisolated(unsafe) let content = content
    return body(
      content: Content { identity, environment, evaluation in
        V._evaluate(content, at: identity, in: environment, into: &evaluation)
      }, phase: phase)
  }

  /// Does both at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    ErasedTransition(erased: AnyTransition(self).combined(with: AnyTransition(other)))
  }

  public func animation(_ animation: Animation?) -> some Transition {
    ErasedTransition(erased: AnyTransition(self).animation(animation))
  }
}

/// A transition that was made of others.
struct ErasedTransition: NamedTransition {
  let erased: AnyTransition
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}
