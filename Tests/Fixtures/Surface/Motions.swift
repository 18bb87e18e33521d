import SwiftUI

extension Animation {
  static let gentle = Animation.easeInOut(duration: 0.3)
  static var pop: Animation { .spring(response: 0.4, dampingFraction: 0.6) }
}

extension AnyTransition {
  static var slideAndFade: AnyTransition {
    .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale.combined(with: .opacity))
  }
  static var pivot: AnyTransition {
    .modifier(
      active: PivotModifier(amount: -90, anchor: .topLeading), identity: PivotModifier(amount: 0, anchor: .topLeading))
  }
}

struct PivotModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint
  func body(content: Content) -> some View { content.rotationEffect(.degrees(amount), anchor: anchor).clipped() }
}

struct TwirlTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase == .willAppear ? 0 : 1)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
      .offset(x: phase.value)
  }
}

struct CountingModifier: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}

struct CountingText: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text(value, format: .number) }
}

enum Step: CaseIterable { case one, two, three }

struct Bounce { var scale = 1.0; var angle = Angle.zero; var y: CGFloat = 0 }

struct Motions: View {
  @State private var isOn = false
  @State private var count = 0
  @Namespace private var space
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      Text("A").animation(.default)
      Text("A").animation(.easeInOut)
      Text("A").animation(nil)
      Text("A").animation(.default, value: isOn)
      Text("A").animation(nil, value: isOn)
      Text("A").animation(reduceMotion ? nil : .spring(), value: isOn)
      Text("A").animation(reduceMotion ? .none : .easeInOut(duration: 0.2), value: count)
      Text("A").animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: isOn)
      Text("A").animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isOn)
      Text("A").animation(.interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0), value: isOn)
      Text("A").animation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.2), value: isOn)
      Text("A").animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)
      Text("A").animation(Animation.easeOut(duration: 1).delay(0.2).speed(2).repeatCount(3), value: isOn)
      Text("A").animation(.easeIn(duration: 1).repeatCount(2, autoreverses: true), value: isOn)
      Text("A").animation(.bouncy, value: isOn).animation(.snappy, value: isOn).animation(.smooth, value: isOn)
      Text("A").animation(.bouncy(duration: 0.3, extraBounce: 0.1), value: isOn).animation(
        .smooth(duration: 0.3), value: isOn)
      Text("A").animation(.spring(.bouncy), value: isOn).animation(.spring(duration: 0.3, bounce: 0.2), value: isOn)
      Text("A").animation(.spring(Spring(duration: 0.3)), value: isOn).animation(.interactiveSpring, value: isOn)
      Text("A").animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: isOn)
      Text("A").animation(.timingCurve(.easeInOut, duration: 1), value: isOn).animation(.gentle, value: isOn).animation(
        .pop, value: isOn)
      Text("A").animation(.easeInOut) { content in content.opacity(isOn ? 1 : 0) }
      Text("A").transaction { $0.animation = nil }
      Text("A").transaction { t in
        t.disablesAnimations = true; t.animation = t.animation?.speed(2)
      }
      Text("A").transaction {
        $0.animation = nil
      } body: {
        $0.opacity(1)
      }
      Text("A").transaction(value: isOn) { $0.animation = .default }
      if isOn { Text("A").transition(.opacity) }
      if isOn { Text("A").transition(.slide).transition(.scale).transition(.identity) }
      if isOn { Text("A").transition(.scale(scale: 0.1, anchor: .top)) }
      if isOn {
        Text("A").transition(.move(edge: .bottom)).transition(.push(from: .leading)).transition(.offset(x: 1, y: 2))
      }
    }
    VStack {
      if isOn { Text("A").transition(.slideAndFade).transition(.pivot).transition(TwirlTransition()) }
      if isOn { Text("A").transition(.move(edge: .top).combined(with: .opacity)) }
      if isOn { Text("A").transition(.opacity.animation(.easeIn(duration: 1))) }
      if isOn { Text("A").transition(AnyTransition.opacity.combined(with: .move(edge: .top))) }
      if isOn { Text("A").transition(.asymmetric(insertion: .scale, removal: .opacity)) }
      if isOn { Text("A").transition(.blurReplace).transition(.blurReplace(.upUp)) }
      if isOn { Text("A").transition(reduceMotion ? .opacity : .slide) }
      if isOn { Text("A").transition(BlurReplaceTransition(configuration: .downUp)) }
      if isOn { Text("A").transition(.move(edge: .trailing).animation(.default)) }
      Text("\(count)").contentTransition(.numericText()).contentTransition(.opacity).contentTransition(.interpolate)
      Text("\(count)").contentTransition(.numericText(countsDown: true)).contentTransition(.identity)
      Text("\(count)").contentTransition(.numericText(value: Double(count)))
      Text("A").matchedGeometryEffect(id: "a", in: space)
      Text("A").matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .center, isSource: isOn)
      Text("A").matchedTransitionSource(id: "a", in: space).navigationTransition(.zoom(sourceID: "a", in: space))
      Text("A").geometryGroup()
      Text("A").modifier(CountingModifier(number: 2)).modifier(Shake(animatableData: isOn ? 1 : 0))
      CountingText(value: isOn ? 1 : 2)
      PhaseAnimator([false, true]) { phase in Text("A").opacity(phase ? 1 : 0) }
      PhaseAnimator(Step.allCases, trigger: count) { step in
        Text("A").scaleEffect(step == .one ? 1 : 2)
      } animation: { step in
        switch step {
        case .one: .easeIn
        case .two: .spring
        case .three: nil
        }
      }
      Text("A").phaseAnimator([0, 1]) { content, phase in content.offset(y: phase) }
      Text("A").phaseAnimator([0, 1, 0], trigger: count) {
        $0.opacity($1)
      } animation: { _ in
        .smooth
      }
      Text("A").keyframeAnimator(initialValue: Bounce(), trigger: count) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle).offset(y: value.y)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.1)
          SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
          CubicKeyframe(1, duration: 0.2)
          MoveKeyframe(1)
        }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 0.1) }
      }
      KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
        Text("A").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
        SpringKeyframe(0, duration: 0.5)
      }
      Button("Go") {
        withAnimation { isOn.toggle() }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0)) { isOn.toggle() }
        withAnimation(.easeInOut(duration: 0.2).delay(0.1)) { count += 1 }
        withAnimation(Animation.default.speed(2)) { count += 1 }
        withAnimation(.linear) { self.count += 1 }
        withAnimation(reduceMotion ? nil : .bouncy) { count += 1 }
        withAnimation(.default) {
          count = 0
        } completion: {
          isOn = false
        }
        withAnimation(.default, completionCriteria: .logicallyComplete) {
          count = 0
        } completion: {
          isOn = false
        }
        withTransaction(Transaction(animation: .default)) { isOn = true }
        withTransaction(\.disablesAnimations, true) { isOn = false }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn = true }
        let result = withAnimation { count * 2 }
        count = result
      }
      Toggle("On", isOn: $isOn.animation())
      Toggle("On", isOn: $isOn.animation(.spring()))
      Toggle("On", isOn: $isOn.transaction(Transaction()))
    }
    .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true } }
    .onAppear {
      withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { withAnimation { self.isOn = false } }
    }
  }
}

struct Transactions: View {
  let value: Int
  var body: some View {
    Text("A")
      .transaction {
        $0.tracksVelocity = true
        $0.isContinuous = true
      }
      .transaction {
        $0.animation = .snappy
      } body: {
        $0.opacity(value > 0 ? 1 : 0.5)
      }
    Image(systemName: "star")
      .symbolEffect(.wiggle, options: .repeat(.continuous))
      .symbolEffect(.bounce, options: .repeat(.periodic(3, delay: 1)), value: value)
      .symbolEffect(.pulse, options: .speed(2).repeat(.periodic(delay: 0.5)))
  }
}
