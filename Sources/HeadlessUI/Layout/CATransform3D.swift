public import Foundation

/// A matrix that places a layer in space.
nonisolated public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  public init() {}

  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

nonisolated public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Turns about an axis through the origin, by an angle in radians; about an axis of no length nothing turns.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  return CATransform3D(rows: [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ])
}

nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in
        (0..<4).reduce(CGFloat(0)) { sum, index in sum + left[row][index] * right[index][column] }
      }
    })
}

nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

nonisolated extension ProjectionTransform {
  /// What is left of a matrix in space when it is seen from the front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
