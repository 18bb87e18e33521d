import Foundation
import HeadlessUI
import Semantics
import Testing

/// Views that come and go: told where they are seen to move, and never otherwise.
@MainActor
struct TransitionTests {
  struct Switch<Content: View>: View {
    var animation: Animation? = .default
    @State private var isShown = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      Button("Switch") { withAnimation(animation) { isShown.toggle() } }
      content(isShown)
    }
  }

  /// What the first press and the second one are told to move.
  private func movements(
    reduceMotion: Bool = false, animation: Animation? = .default, @ViewBuilder _ content: @escaping (Bool) -> some View
  ) throws -> [[Motion]] {
    let view = try MountedView(
      Switch(animation: animation, content: content), environment: SemanticEnvironment(reduceMotion: reduceMotion))
    #expect(view.takePendingEvents().isEmpty)
    return try (1...2).map { _ in
      try view.perform(.activate, on: view.tree.nodes[0].id).compactMap {
        if case .motion(let motion) = $0.kind { motion } else { nil }
      }
    }
  }

  private func both(_ effect: String) -> [[Motion]] {
    [
      [Motion(effect: effect, change: .insert("x"))], [Motion(effect: effect, change: .remove("x"))],
    ]
  }

  @Test(
    arguments: [
      (.opacity, "opacity", "opacity"), (.scale, "scale", "opacity"), (.scale(scale: 0.5), "scale", "opacity"),
      (.slide, "slide", "opacity"), (.move(edge: .top), "move", "opacity"),
      (.push(from: .leading), "push", "opacity"), (.offset(x: 5), "offset", "opacity"),
      (.scale.combined(with: .opacity), "scale+opacity", "opacity"),
      (.identity.combined(with: .opacity), "opacity", "opacity"),
      (.modifier(active: EmptyModifier(), identity: EmptyModifier()), "modifier", "opacity"),
    ] as [(AnyTransition, String, String)])
  func everyTransitionHasAFullAndAReducedForm(transition: AnyTransition, full: String, reduced: String) throws {
    #expect(try movements { if $0 { Text("x").transition(transition) } } == both(full))
    #expect(try movements(reduceMotion: true) { if $0 { Text("x").transition(transition) } } == both(reduced))
  }

  struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  }

  struct StillTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  @Test func transitionsOfOnesOwnAreCalledByTheirType() throws {
    #expect(try movements { if $0 { Text("x").transition(Twirl()) } } == both("twirl"))
    #expect(try movements(reduceMotion: true) { if $0 { Text("x").transition(Twirl()) } } == both("opacity"))
    #expect(try movements(reduceMotion: true) { if $0 { Text("x").transition(StillTransition()) } } == both("still"))
    #expect(try movements { if $0 { Text("x").transition(.blurReplace) } } == both("blurReplace"))
    #expect(
      try movements { if $0 { Text("x").transition(Twirl().combined(with: StillTransition())) } } == both("twirl+still")
    )
  }

  @Test func inAndOutCanDiffer() throws {
    #expect(
      try movements {
        if $0 { Text("x").transition(.asymmetric(insertion: .slide, removal: .opacity)) }
      } == [
        [Motion(effect: "slide", change: .insert("x"))], [Motion(effect: "opacity", change: .remove("x"))],
      ])
  }

  @Test func nothingMovesWithoutAnAnimation() throws {
    #expect(try movements(animation: nil) { if $0 { Text("x").transition(.scale) } } == [[], []])
    #expect(try movements { if $0 { Text("x").transition(.identity) } } == [[], []])
    #expect(try movements { if $0 { Text("x") } } == [[], []])
    #expect(
      try movements { isShown in
        VStack { if isShown { Text("x").transition(.scale) } }.transaction { $0.disablesAnimations = true }
      } == [[], []])
  }

  @Test func anAnimationByValueMovesBothWays() throws {
    #expect(
      try movements(animation: nil) { isShown in
        VStack { if isShown { Text("x").transition(.scale) } }.animation(.default, value: isShown)
      } == both("scale"))
    #expect(
      try movements { isShown in
        VStack { if isShown { Text("x").transition(.scale) } }.animation(nil, value: isShown)
      } == [[], []])
    #expect(
      try movements(animation: nil) { isShown in
        VStack { if isShown { Text("x").transition(.scale) } }.animation(.default, value: 0)
      } == [[], []])
  }

  @Test func aTransitionCanBringItsAnimation() throws {
    #expect(
      try movements(animation: nil) { if $0 { Text("x").transition(.opacity.animation(.easeIn)) } } == both("opacity"))
    #expect(try movements { if $0 { Text("x").transition(.opacity.animation(nil)) } } == [[], []])
  }

  @Test func aTransactionByValueChangesOnlyThoseUpdates() throws {
    #expect(
      try movements { isShown in
        VStack { if isShown { Text("x").transition(.scale) } }.transaction(value: isShown) { $0.animation = nil }
      } == [[], []])
    #expect(
      try movements { isShown in
        VStack { if isShown { Text("x").transition(.scale) } }.transaction(value: 0) { $0.animation = nil }
      } == both("scale"))
  }

  @Test func theOutermostTransitionTells() throws {
    #expect(
      try movements { isShown in
        if isShown { VStack { Text("x").transition(.slide) }.transition(.scale) }
      } == both("scale"))
  }

  @Test func aViewOnTheFirstScreenDoesNotComeIn() throws {
    let view = try MountedView(Text("x").transition(.scale.animation(.default)))
    #expect(view.takePendingEvents().isEmpty)
    #expect(view.tree.motions == [DeclaredMotion(effect: "scale", nodes: [view.tree.nodes[0].id])])
  }

  @Test func theLabelIsThatOfTheFirstElementInside() throws {
    let told = try movements { isShown in
      if isShown {
        VStack {
          Image(decorative: "x")
          Text("Hidden").accessibilityHidden(true)
          Button("First") {}
          Text("Second")
        }
        .accessibilityElement(children: .contain)
        .transition(.opacity)
      }
    }
    #expect(
      told == [
        [Motion(effect: "opacity", change: .insert("First"))], [Motion(effect: "opacity", change: .remove("First"))],
      ])
  }
}
