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

  @Test("A control keeps its own action and tells of no tap")
  func control() throws {
    let view = try MountedView(Button("x") {}.onTapGesture {}, environment: SemanticEnvironment())
    #expect(view.tree.nodes[0].appearance?.tap == nil)
  }
}
