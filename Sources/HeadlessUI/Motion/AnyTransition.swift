public import Foundation

/// A transition whose type is not told.
public struct AnyTransition: Sendable {
  /// How a view comes, or how it goes.
  struct Side: Sendable {
    var effect: String
    var hasMotion: Bool
    /// The animation that the transition brings along; nil where it takes that of the change.
    var animation: Animation??

    /// Whether something is seen of the change.
    func isShown(in transaction: Transaction) -> Bool {
      guard effect != "identity", !transaction.disablesAnimations else { return false }
      return animation.map { $0 != nil } ?? transaction.isAnimated
    }

    /// What really is shown: a fade in place of movement, where movement is to be reduced.
    func reduced(_ reducesMotion: Bool) -> Side {
      guard reducesMotion, hasMotion else { return self }
      return Side(effect: "opacity", hasMotion: false, animation: animation)
    }

    func combined(with other: Side) -> Side {
      if effect == "identity" { return other }
      if other.effect == "identity" { return self }
      return Side(
        effect: "\(effect)+\(other.effect)", hasMotion: hasMotion || other.hasMotion,
        animation: animation ?? other.animation)
    }
  }

  var insertion: Side
  var removal: Side

  init(_ effect: String, hasMotion: Bool) {
    insertion = Side(effect: effect, hasMotion: hasMotion)
    removal = insertion
  }

  /// Tells nothing of a transition but its name: that of its type, without the word transition.
  @MainActor
  public init<T: Transition>(_ transition: T) {
    if let named = transition as? any NamedTransition {
      self = named.erased
    } else {
      let name = "\(T.self)".replacing(/Transition(<.*)?$/, with: "")
      self.init(name.prefix(1).lowercased() + name.dropFirst(), hasMotion: T.properties.hasMotion)
    }
  }

  /// No transition: the view is there, or it is not.
  public static let identity = AnyTransition("identity", hasMotion: false)
  /// Fades; it moves nothing, and is what others become with Reduce Motion on.
  public static let opacity = AnyTransition("opacity", hasMotion: false)
  /// Grows from nothing and shrinks to it.
  public static let scale = AnyTransition("scale", hasMotion: true)
  /// Comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition("slide", hasMotion: true)
  static let blurReplace = AnyTransition("blurReplace", hasMotion: true)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Comes from an edge and goes to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move", hasMotion: true) }
  /// Comes from an edge and goes to the one across.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push", hasMotion: true) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset", hasMotion: true) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset", hasMotion: true)
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier", hasMotion: true)
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// Does both at once, written `scale+opacity`.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    return transition
  }

  /// Brings an animation along, so that the view moves also where the change itself is not animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = .some(animation)
    transition.removal.animation = .some(animation)
    return transition
  }

  func reduced(_ reducesMotion: Bool) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.reduced(reducesMotion)
    transition.removal = removal.reduced(reducesMotion)
    return transition
  }
}
