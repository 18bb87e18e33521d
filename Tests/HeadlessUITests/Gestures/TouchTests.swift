import Foundation
import HeadlessUI
import Semantics
import Testing

/// What only a finger can do is noted, and a drawing that reacts is kept for audits.
@MainActor
struct TouchTests {
  private func tree(_ view: some View) throws -> SemanticTree {
    try MountedView(view, environment: SemanticEnvironment()).tree
  }

  private func touch(_ view: some View) throws -> Appearance.Touch? { try tree(view).nodes.first?.appearance?.touch }

  @Test func gesturesBesideATapAreNoted() throws {
    #expect(try touch(Text("x").gesture(DragGesture().onEnded { _ in })) == .drag)
    #expect(try touch(Text("x").onLongPressGesture {}) == .longPress)
    #expect(try touch(Text("x").onTapGesture(count: 2) {}) == .severalTaps)
    #expect(try touch(Text("x").gesture(MagnifyGesture())) == .other)
    #expect(try touch(Text("x").onTapGesture {}) == nil)
    #expect(try touch(Text("x").gesture(DragGesture(), including: .none)) == nil)
  }

  @Test func aShapeThatReactsIsKeptFromTheListener() throws {
    let silent = try tree(Circle().frame(width: 44, height: 44).onTapGesture {})
    #expect(silent.nodes == [])
    #expect(silent.withheld.map(\.reason) == [.silent])
    #expect(silent.withheld.map(\.node.actions) == [[.activate]])
    // A backdrop without a size of its own is no control.
    #expect(try tree(Rectangle().onTapGesture {}).withheld == [])
  }

  @Test func aShapeWithANameReactsAsAnElement() throws {
    let named = try tree(Circle().frame(width: 44, height: 44).onTapGesture {}.accessibilityLabel("Red"))
    #expect(named.nodes.map(\.label) == ["Red"])
    #expect(named.nodes.map(\.actions) == [[.activate]])
    #expect(named.withheld == [])
    let element = try tree(
      HStack { Circle().frame(width: 44, height: 44).onTapGesture {} }.accessibilityElement().accessibilityLabel("Red"))
    #expect(element.nodes.map(\.actions) == [[.activate]])
    #expect(element.nodes.allSatisfy { $0.source != nil })
  }

  @Test func aLineThroughATextIsKept() throws {
    #expect(try tree(Text("x").strikethrough()).nodes.first?.appearance?.isStruckThrough == true)
    #expect(try tree(HStack { Text("x") }.strikethrough()).nodes.first?.appearance?.isStruckThrough == true)
    #expect(try tree(Text("x").strikethrough(false)).nodes.first?.appearance?.isStruckThrough == nil)
  }

  @Test func theColoursOfShapesArePaints() throws {
    #expect(try tree(Circle().fill(Color(white: 1))).paints == [.init(red: 1, green: 1, blue: 1)])
  }
}
