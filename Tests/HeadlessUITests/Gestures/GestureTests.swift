import Foundation
import HeadlessUI
import Semantics
import Testing

/// What gestures publish: a tap works and is told as nothing but a tap.
@MainActor
struct GestureTests {
  private struct Counter<Body: View>: View {
    @State private var count = 0
    let content: (@escaping () -> Void) -> Body
    var body: some View {
      content { count += 1 }
      Text("\(count)")
    }
  }

  private func taps(_ content: @escaping (@escaping () -> Void) -> some View) throws -> String? {
    let view = try MountedView(Counter(content: content), environment: SemanticEnvironment())
    guard let node = view.tree.nodes.first, node.actions.contains(.activate) else { return nil }
    #expect(node.appearance?.tap == .gesture)
    #expect(node.traits == .staticText)
    _ = try view.perform(.activate, on: node.id)
    return view.tree.nodes.last?.label
  }

  @Test("A tap in every form")
  func forms() throws {
    #expect(try taps { add in Text("x").onTapGesture(perform: add) } == "1")
    #expect(try taps { add in Text("x").gesture(TapGesture().onEnded(add)) } == "1")
    #expect(try taps { add in Text("x").highPriorityGesture(TapGesture().onEnded { add() }) } == "1")
    #expect(try taps { add in Text("x").simultaneousGesture(TapGesture().onEnded { add() }) } == "1")
    #expect(
      try taps { add in
        Text("x").gesture(LongPressGesture().onEnded { _ in }.exclusively(before: TapGesture().onEnded(add)))
      } == "1")
  }

  @Test("What is no single tap reaches nothing")
  func others() throws {
    #expect(try taps { add in Text("x").onTapGesture(count: 2, perform: add) } == nil)
    #expect(try taps { add in Text("x").gesture(TapGesture(count: 2).onEnded(add)) } == nil)
    #expect(try taps { add in Text("x").gesture(LongPressGesture().onEnded { _ in add() }) } == nil)
    #expect(try taps { add in Text("x").gesture(DragGesture().onChanged { _ in add() }.onEnded { _ in add() }) } == nil)
    #expect(try taps { add in Text("x").gesture(TapGesture().onEnded(add), including: .subviews) } == nil)
    #expect(try taps { add in Text("x").gesture(TapGesture().onEnded(add), isEnabled: false) } == nil)
    #expect(try taps { _ in Text("x").gesture(TapGesture()) } == nil)
  }

  @Test("A tap in every combination")
  func combinations() throws {
    #expect(
      try taps { add in
        Text("x").gesture(
          LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
            if case .second = value { add() }
          })
      } == "1")
    #expect(
      try taps { add in
        Text("x").gesture(
          TapGesture().simultaneously(with: TapGesture()).onEnded { value in
            if value.first != nil, value.second != nil { add() }
          })
      } == "1")
    #expect(
      try taps { add in
        Text("x").gesture(
          DragGesture().simultaneously(with: SpatialTapGesture().onEnded { _ in add() }).onEnded { value in
            if value.first == nil, value.second?.location == .zero { add() }
          })
      } == "2")
    #expect(
      try taps { add in
        Text("x").gesture(TapGesture().onEnded(add).sequenced(before: DragGesture()).onEnded { _ in add() })
      } == "1")
    #expect(try taps { add in Text("x").gesture(AnyGesture(TapGesture().map { 2 }).onEnded { _ in add() }) } == "1")
    #expect(try taps { add in Text("x").gesture(TapGesture().onEnded(add).onEnded(add)) } == "2")
    #expect(try taps { add in Text("x").onTapGesture { (_: CGPoint) in add() } } == "1")
    #expect(try taps { add in Text("x").gesture(TapGesture().modifiers(.shift).onEnded(add)) } == nil)
  }

  private struct Pressing: Gesture {
    @GestureState var isPressing = false
    let add: () -> Void
    var body: some Gesture {
      TapGesture().onEnded { add() }.simultaneously(
        with: LongPressGesture().updating($isPressing) { value, state, _ in state = value })
    }
  }

  @Test("A component's own gesture is what it is made of")
  func own() throws {
    #expect(try taps { add in Text("x").gesture(Pressing(add: add)) } == "1")
  }

  @Test("A state of a touch never changes, and touches that move reach nothing")
  func touches() throws {
    struct Card: View {
      @GestureState private var offset = CGSize.zero
      @GestureState(resetTransaction: Transaction()) private var scale = 1.0
      @State private var log = "still"
      var body: some View {
        Text("\(log) \(offset.width) \(scale)")
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($offset) { value, state, _ in state = value.translation }
              .onChanged { _ in log = "dragged" }
              .onEnded { _ in log = "dropped" }
          )
          .gesture(
            MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
              .simultaneously(with: RotateGesture().onEnded { _ in log = "turned" })
          )
          .gesture(MagnificationGesture().onChanged { scale in log = "\(scale)" })
          .gesture(RotationGesture().onEnded { angle in log = "\(angle.degrees)" })
          .gesture(
            LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { value in
              if case .second(true, let drag?) = value { log = "\(drag.location)" }
            }
          )
          .onLongPressGesture(minimumDuration: 1, pressing: { log = "\($0)" }, perform: { log = "pressed" })
      }
    }
    let nodes = try published(Card())
    #expect(nodes.map(\.label) == ["still 0.000000 1.000000"])
    #expect(nodes[0].actions.isEmpty)
  }

  @Test("A control keeps its own action and tells of no tap")
  func control() throws {
    let view = try MountedView(Button("x") {}.onTapGesture {}, environment: SemanticEnvironment())
    #expect(view.tree.nodes[0].appearance?.tap == nil)
  }
}
