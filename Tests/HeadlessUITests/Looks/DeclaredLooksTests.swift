import Foundation
import HeadlessUI
import Semantics
import Testing

/// What is published for audits of touch, contrast and movement.
@MainActor
struct DeclaredLooksTests {
  private func looks(_ view: some View) throws -> [Appearance] {
    try MountedView(view, environment: SemanticEnvironment()).tree.nodes.map { $0.appearance ?? Appearance() }
  }

  private func button(@ViewBuilder _ label: () -> some View) -> some View { Button(action: {}, label: label) }

  @Test("Under a colour scheme of its own, a text has that scheme's colours")
  func ownColorScheme() throws {
    let (black, white) = (Appearance.Color(red: 0, green: 0, blue: 0), Appearance.Color(red: 1, green: 1, blue: 1))
    let dark = try looks(Text("Night").preferredColorScheme(.dark))[0]
    #expect(dark.foreground == white)
    #expect(dark.background == black)
    #expect(try looks(Text("Day").preferredColorScheme(.light))[0].foreground == nil)
  }

  @Test("Padding and outer frames make a label's control larger, and nothing around a control does")
  func hitSize() throws {
    let symbol = Image(systemName: "plus").frame(width: 20, height: 20)
    #expect(try looks(button { symbol.padding(12) })[0].hitSize == .init(width: 44, height: 44))
    #expect(try looks(button { symbol.padding(.horizontal, 4) })[0].hitSize == .init(width: 28, height: 20))
    #expect(try looks(button { symbol.padding() })[0].hitSize == .init(width: 52, height: 52))
    #expect(
      try looks(button { symbol.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) })[0].hitSize
        == .init(width: 26, height: 24))
    #expect(try looks(button { symbol.frame(width: 44, height: 44) })[0].hitSize == .init(width: 44, height: 44))
    #expect(try looks(button { symbol }.padding(12))[0].hitSize == nil)
    #expect(
      try looks(
        button {
          HStack {
            symbol; Spacer()
          }
        })[0].frame == nil)
    #expect(
      try looks(
        HStack {
          button { symbol }; Spacer()
        }.frame(width: 300))[0].frame == .init(width: 20, height: 20))
  }

  @Test("A stack tells how far apart its controls are")
  func gaps() throws {
    let plus = Button("+") {}
    func gaps(_ view: some View) throws -> [Double?] { try looks(view).map { $0.gap?.distance } }
    #expect(
      try gaps(
        HStack(spacing: 8) {
          plus; plus; plus
        }) == [8, 8, nil])
    #expect(
      try looks(
        VStack(spacing: 8) {
          plus; plus
        })[0].gap == .init(axis: .vertical, distance: 8))
    #expect(
      try gaps(
        HStack {
          plus; plus
        }) == [nil, nil])
    #expect(
      try gaps(
        HStack(spacing: 8) {
          plus; Spacer(); plus
        }) == [nil, nil])
    #expect(
      try gaps(
        HStack(spacing: 8) {
          plus; Text("2"); plus
        }) == [nil, nil, nil])
    #expect(
      try gaps(
        HStack(spacing: 8) {
          plus.padding(4); plus
        }) == [nil, nil])
    #expect(try gaps(HStack(spacing: 8) { ForEach(0..<3) { _ in plus } }) == [8, 8, nil])
    #expect(
      try gaps(
        VStack(spacing: 0) {
          HStack {
            plus; plus
          }
        }) == [nil, nil])
    #expect(
      try gaps(
        VStack(spacing: 0) {
          HStack(spacing: 4) {
            plus; plus
          }; plus
        }) == [4, nil, nil])
  }

  @Test("Where a colour comes from")
  func origins() throws {
    func origin(_ view: some View) throws -> Appearance.ColorOrigin? { try looks(view)[0].foregroundOrigin }
    let text = Text("x")
    #expect(try origin(text.foregroundStyle(Color(red: 1, green: 0, blue: 0))) == nil)
    #expect(try origin(text.foregroundStyle(.black)) == nil)
    #expect(try origin(text.foregroundStyle(.primary)) == nil)
    #expect(try origin(text.foregroundStyle(.red)) == .system)
    #expect(try origin(text.foregroundStyle(Color(uiColor: .systemRed))) == .system)
    #expect(try origin(text.foregroundStyle(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))) == nil)
    #expect(try origin(text.foregroundStyle(.secondary)) == .system)
    #expect(try origin(text.foregroundStyle(.tint)) == .system)
    #expect(try origin(text.foregroundStyle(.tint).tint(Color(white: 0.2))) == nil)
    #expect(try origin(text.foregroundStyle(Color.red.opacity(0.5))) == .system)
    #expect(try origin(text.foregroundStyle(Color.red.gradient)) == .gradient)
    #expect(try origin(text.foregroundStyle(Color("Brand"))) == nil)
    func behind(_ view: some View) throws -> Appearance.ColorOrigin? { try looks(view)[0].backgroundOrigin }
    #expect(try behind(text.background(Color(white: 0.5))) == nil)
    #expect(try behind(text.background(.blue)) == .system)
    #expect(try behind(text.background(Color.black.opacity(0.5)).background(.blue)) == .system)
    #expect(try behind(text.background { Image(decorative: "paper") }) == .image)
    #expect(try behind(text.background(.black.opacity(0.5)).background(.ultraThinMaterial)) == .translucent)
  }

  @Test("A type size that a view keeps to")
  func typeSize() throws {
    #expect(try looks(Text("x").dynamicTypeSize(.xxLarge))[0].typeSize == "xxLarge")
    #expect(try looks(Text("x").dynamicTypeSize(...DynamicTypeSize.medium))[0].typeSize == "medium")
    #expect(try looks(Text("x").dynamicTypeSize(.large))[0].typeSize == nil)
    #expect(try looks(Text("x").dynamicTypeSize(.small).dynamicTypeSize(.xLarge))[0].typeSize == "small")
  }

  @Test("The order of drawing, where the order of reading is another")
  func order() throws {
    let view = HStack {
      Text("a")
      Text("b").accessibilitySortPriority(1)
    }
    let nodes = try MountedView(view, environment: SemanticEnvironment()).tree.nodes
    #expect(nodes.map(\.label) == ["b", "a"])
    #expect(nodes.map { $0.appearance?.drawingOrder } == [1, 0])
    #expect(
      try looks(
        HStack {
          Text("a"); Text("b")
        }
      ).map(\.drawingOrder) == [nil, nil])
  }

  @Test("What looks of a part do not say of the whole")
  func parts() throws {
    #expect(try looks(button { Text("x").allowsHitTesting(false) })[0].allowsHitTesting == nil)
    #expect(try looks(button { Text("x").opacity(0.5) })[0].opacity == nil)
    #expect(try looks(button { Text("x") }.allowsHitTesting(false).opacity(0.5))[0].allowsHitTesting == false)
    let combined = HStack {
      Text("a").allowsHitTesting(false)
      Text("b")
    }.accessibilityElement(children: .combine)
    #expect(try looks(combined)[0].allowsHitTesting == nil)
  }

  @Test("What never ends, and what it shows")
  func motions() throws {
    func motions(_ view: some View) throws -> [DeclaredMotion] {
      try MountedView(view, environment: SemanticEnvironment()).tree.motions
    }
    let phases = try motions(
      PhaseAnimator([0, 1]) { phase in
        phase == 0 ? Color.black : Color.white
      } animation: { _ in
        .linear(duration: 0.2).speed(2)
      })
    #expect(phases.map(\.isEndless) == [true])
    #expect(phases[0].frames?.map(\.seconds) == [0.1, 0.1])
    #expect(phases[0].frames?.map(\.color.red) == [0, 1])
    #expect(
      try motions(Text("x").phaseAnimator([0, 1], trigger: 3) { content, _ in content }).map(\.isEndless) == [nil])
    #expect(try motions(Text("x").phaseAnimator([0, 1]) { content, _ in content })[0].frames == nil)
    #expect(
      try motions(Text("x").animation(.linear.repeatForever(), value: 1)).map(\.effect) == ["repeatForever"])
    #expect(try motions(Text("x").animation(.linear, value: 1)) == [])
  }

  @Test("A view that is not drawn is not told as hidden from the listener")
  func hidden() throws {
    func reasons(_ view: some View) throws -> [WithheldNode.Reason] {
      try MountedView(view, environment: SemanticEnvironment()).tree.withheld.map(\.reason)
    }
    #expect(try reasons(Text("x").hidden()) == [.transparent])
    #expect(try reasons(Text("x").accessibilityHidden(true)) == [.hidden])
    #expect(
      try reasons(
        Button {
        } label: {
          Text("x").hidden()
        }) == [.transparent])
  }
}
