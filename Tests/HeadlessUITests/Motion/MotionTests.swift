import Foundation
import HeadlessUI
import Semantics
import Testing

/// Movement that is declared, and the words in which code declares it.
@MainActor
struct MotionTests {
  @Test func animationsThatCodeNames() {
    let animations: [Animation] = [
      .default, .linear, .linear(duration: 1), .easeIn, .easeOut(duration: 0.2), .easeInOut, .spring, .spring(),
      .spring(response: 0.3, dampingFraction: 0.6), .spring(duration: 0.3, bounce: 0.2), .spring(.bouncy), .bouncy,
      .bouncy(duration: 0.3), .snappy, .snappy(duration: 0.2, extraBounce: 0.1), .smooth, .smooth(duration: 1),
      .interactiveSpring, .interactiveSpring(), .interactiveSpring(response: 0.2), .interpolatingSpring,
      .interpolatingSpring(stiffness: 100, damping: 10), .interpolatingSpring(.smooth),
      .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(.easeIn, duration: 1),
      .default.delay(1).speed(2).repeatCount(3, autoreverses: false), .linear.repeatForever(),
    ]
    #expect(
      animations.map(\.description) == [
        "default", "linear", "linear", "easeIn", "easeOut", "easeInOut", "spring", "spring", "spring", "spring",
        "spring", "bouncy", "bouncy", "snappy", "snappy", "smooth", "smooth", "interactiveSpring", "interactiveSpring",
        "interactiveSpring", "interpolatingSpring", "interpolatingSpring", "interpolatingSpring", "timingCurve",
        "timingCurve", "default", "linear",
      ])
  }

  @Test func springsAreConverted() {
    let spring = Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 2 * .pi)
    #expect(abs(spring.duration - 1) < 1e-9)
    #expect(abs(spring.bounce - 0.5) < 1e-9)
    #expect(Spring(response: 0.4, dampingRatio: 1).bounce == 0)
    #expect(Spring(response: 0.4, dampingRatio: 2).dampingRatio == 2)
  }

  @Test(
    arguments: [
      (.numericText(), "numericText"), (.numericText(countsDown: true), "numericText"),
      (.numericText(value: 3), "numericText"), (.opacity, "opacity"), (.interpolate, "interpolate"),
    ] as [(ContentTransition, String)])
  func contentTransitionsReplace(transition: ContentTransition, effect: String) throws {
    let view = try MountedView(
      SensoryFeedbackTests.Counter { Text("\($0)").contentTransition(transition) })
    #expect(view.tree.motions.map(\.effect) == [effect])
    #expect(
      try view.perform(.activate, on: view.tree.nodes[0].id).map(\.kind) == [
        .motion(Motion(effect: effect, change: .replace(from: "0", to: "1")))
      ])
  }

  @Test func theIdentityReplacesUnseen() throws {
    let view = try MountedView(SensoryFeedbackTests.Counter { Text("\($0)").contentTransition(.identity) })
    #expect(try view.perform(.activate, on: view.tree.nodes[0].id).isEmpty)
  }

  @Test func symbolEffectsAreDeclaredUnlessTheyAreRemoved() throws {
    let view = try MountedView(
      VStack {
        Image(systemName: "plus").symbolEffect(.bounce, value: 1)
        Image(systemName: "plus").symbolEffect(.pulse, isActive: false)
        Image(systemName: "plus").symbolEffect(.pulse).symbolEffectsRemoved()
      })
    #expect(view.tree.motions.map(\.effect) == ["symbolEffect.bounce"])
  }

  struct Values {
    var scale = 1.0
    var offset = 0.0
  }

  @Test func animatorsRestAndDeclareThatTheyMove() throws {
    let view = try MountedView(
      VStack {
        PhaseAnimator([1, 2]) { Text("Phase \($0)") }
        Text("Star").phaseAnimator([false, true], trigger: 0) { content, isBig in
          content.scaleEffect(isBig ? 2 : 1)
        } animation: { _ in
          .bouncy
        }
        Text("Heart").keyframeAnimator(initialValue: Values(), trigger: 0) { content, value in
          content.scaleEffect(value.scale)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.5, duration: 0.2)
            SpringKeyframe(1, duration: 0.4, spring: .bouncy)
          }
          KeyframeTrack(\.offset) {
            CubicKeyframe(10, duration: 0.2)
            MoveKeyframe(0)
          }
        }
      })
    #expect(view.tree.nodes.map(\.label) == ["Phase 1", "Star", "Heart"])
    #expect(view.tree.motions.map(\.effect) == ["phaseAnimator", "phaseAnimator", "keyframeAnimator"])
    #expect(view.tree.motions.map(\.nodes) == view.tree.nodes.map { [$0.id] })
  }

  @Test func metricsGrowWithTheType() throws {
    struct Sized: View {
      @ScaledMetric private var body1 = 17.0
      @ScaledMetric(relativeTo: .largeTitle) private var title = 34.0
      var body: some View { Text(verbatim: "\(body1) \(title)") }
    }
    for (size, text) in [("large", "17.0 34.0"), ("xxxLarge", "23.0 40.0"), ("accessibility5", "53.0 60.0")] {
      let view = try MountedView(Sized(), environment: SemanticEnvironment(dynamicTypeSize: size))
      #expect(view.tree.nodes.map(\.label) == [text])
    }
  }

  @Test func namespacesDiffer() throws {
    struct Named: View {
      @Namespace private var first
      @Namespace private var second
      var body: some View {
        Text(first == second ? "same" : "different").matchedGeometryEffect(id: 1, in: first)
      }
    }
    #expect(try MountedView(Named()).tree.nodes.map(\.label) == ["different"])
  }

  struct Moving<Content: View>: View {
    var animation: Animation? = .default
    @State private var isFar = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      Button("Move") { withAnimation(animation) { isFar.toggle() } }
      content(isFar)
    }
  }

  /// What is told to have been moved by much when the button is pressed.
  private func shifts(animation: Animation? = .default, @ViewBuilder _ content: @escaping (Bool) -> some View) throws
    -> [String]
  {
    let view = try MountedView(Moving(animation: animation, content: content))
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(\.label) == ["Move", "x"])
    #expect(view.tree.shifts.allSatisfy { $0.nodes == [view.tree.nodes[1].id] })
    return view.tree.shifts.map(\.effect)
  }

  @Test func largeMovementsAreTold() throws {
    #expect(try shifts { Text("x").scaleEffect($0 ? 2 : 1) } == ["scale"])
    #expect(try shifts { Text("x").scaleEffect(x: $0 ? 2 : 1, anchor: .top) } == ["scale"])
    #expect(
      try shifts { Text("x").scaleEffect($0 ? CGSize(width: 1, height: 2) : CGSize(width: 1, height: 1)) } == ["scale"])
    #expect(try shifts { Text("x").rotationEffect(.degrees($0 ? 270 : 0)) } == ["rotation"])
    #expect(try shifts { Text("x").rotation3DEffect(.degrees($0 ? 360 : 0), axis: (x: 0, y: 1, z: 0)) } == ["rotation"])
    #expect(try shifts { Text("x").offset(x: $0 ? 100 : 0) } == ["offset"])
    #expect(try shifts { Text("x").offset(CGSize(width: 0, height: $0 ? 100 : 0)) } == ["offset"])
    #expect(try shifts { Text("x").position(x: $0 ? 100 : 0, y: 0) } == ["position"])
    #expect(try shifts { Text("x").position(CGPoint(x: 0, y: $0 ? 100 : 0)) } == ["position"])
  }

  @Test func smallMovementsAndThoseWithoutAnAnimationAreNot() throws {
    #expect(try shifts { Text("x").scaleEffect($0 ? 1.1 : 1).rotationEffect(.degrees($0 ? 90 : 0)) } == [])
    #expect(try shifts { Text("x").offset(y: $0 ? 20 : 0) } == [])
    #expect(try shifts(animation: nil) { Text("x").offset(x: $0 ? 400 : 0) } == [])
  }
}
