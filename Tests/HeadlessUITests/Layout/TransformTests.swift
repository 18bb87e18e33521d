import Foundation
import HeadlessUI
import Testing

@MainActor
struct TransformTests {
  @Test func aTurnInSpaceIsSeenFromTheFront() {
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 100
    turn = CATransform3DRotate(turn, .pi, 0, 1, 0)
    let seen = ProjectionTransform(CATransform3DTranslate(turn, -50, 0, 0))
    #expect(abs(seen.m11 + 1) < 1e-9)
    #expect(abs(seen.m31 - 50) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DScale(CATransform3DMakeScale(2, 2, 2), 0.5, 0.5, 0.5)))
    #expect(ProjectionTransform(CATransform3DMakeRotation(1, 0, 0, 0)).isIdentity)
  }

  @Test func anglesAddUp() {
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    angle *= 2
    #expect(abs(angle.degrees - 180) < 1e-9)
    angle.animatableData = 0
    #expect(angle == .zero)
  }
}
