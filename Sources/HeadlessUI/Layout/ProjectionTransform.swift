public import Foundation

/// A picture's projection, as a matrix of three by three.
nonisolated public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return result
  }
}

/// A change to the picture of a view, which a listener does not meet.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  @MainActor @preconcurrency func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  @MainActor public static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
  }

  public func ignoredByLayout() -> some GeometryEffect { self }
}

extension View {
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { inert() }
}
