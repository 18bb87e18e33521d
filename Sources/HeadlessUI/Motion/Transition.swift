public import Foundation
import Semantics

/// Where in its coming and going a view is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What a transition needs of its surroundings.
public struct TransitionProperties: Sendable {
  /// Whether things move; one that does is replaced by a fade with Reduce Motion on.
  public var hasMotion: Bool
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

/// A transition whose type is not told.
public struct AnyTransition: Sendable {
  let insertion: String
  let removal: String
  let hasMotion: Bool

  init(_ name: String, hasMotion: Bool) { self.init(insertion: name, removal: name, hasMotion: hasMotion) }

  private init(insertion: String, removal: String, hasMotion: Bool) {
    self.insertion = insertion
    self.removal = removal
    self.hasMotion = hasMotion
  }

  @MainActor
  public init<T: Transition>(_ transition: T) {
    let name = "\(T.self)".replacing(/Transition$/, with: "")
    self.init(name.prefix(1).lowercased() + name.dropFirst(), hasMotion: T.properties.hasMotion)
  }

  public static let identity = AnyTransition("identity", hasMotion: false)
  public static let opacity = AnyTransition("opacity", hasMotion: false)
  public static let scale = AnyTransition("scale", hasMotion: true)
  public static let slide = AnyTransition("slide", hasMotion: true)
  public static let blurReplace = AnyTransition("blurReplace", hasMotion: true)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move", hasMotion: true) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push", hasMotion: true) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset", hasMotion: true) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset", hasMotion: true)
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier", hasMotion: true)
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal, hasMotion: insertion.hasMotion || removal.hasMotion)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: "\(insertion)+\(other.insertion)", removal: "\(removal)+\(other.removal)",
      hasMotion: hasMotion || other.hasMotion)
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// What really is shown: a fade in place of movement, where movement is to be reduced.
  func reduced(_ reducesMotion: Bool) -> AnyTransition { reducesMotion && hasMotion ? .opacity : self }
}
