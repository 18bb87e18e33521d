import Foundation
import HeadlessUI
import Semantics
import Testing

/// What is declared and cannot be told as one colour is told apart from what is not declared.
@MainActor
struct UnknownPaintTests {
  private struct Custom: ShapeStyle {}

  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  private func appearance(_ view: some View) throws -> Appearance {
    try #require(published(view).last?.appearance ?? Appearance())
  }

  private func background(_ view: some View) throws -> String {
    let appearance = try appearance(view)
    if appearance.hasUnknownBackground == true { return appearance.background == nil ? "unknown" : "contradiction" }
    return appearance.background == nil ? "none" : "color"
  }

  private func foreground(_ view: some View) throws -> String {
    let appearance = try appearance(view)
    if appearance.hasUnknownForeground == true { return appearance.foreground == nil ? "unknown" : "contradiction" }
    return appearance.foreground == nil ? "none" : "color"
  }

  @Test func aBackgroundThatIsNotDeclaredIsNotUnknown() throws {
    #expect(try background(Text("x")) == "none")
    #expect(try background(Text("x").background(Color.clear)) == "none")
    #expect(try background(Text("x").background { GeometryReader { _ in Color.clear } }) == "none")
    #expect(try background(Text("x").background { EmptyView() }) == "none")
  }

  @Test func aColorIsKnown() throws {
    #expect(try background(Text("x").background(Color.red)) == "color")
    #expect(try background(Text("x").background(.red, in: Capsule())) == "color")
    #expect(try background(Text("x").background { Circle().fill(.red) }) == "color")
    #expect(try background(Text("x").background { Group { Color.red } }) == "color")
  }

  @Test func whatHasNoOneColorIsUnknown() throws {
    #expect(try background(Text("x").background(gradient)) == "unknown")
    #expect(try background(Text("x").background { gradient }) == "unknown")
    #expect(try background(Text("x").background(Color.red.gradient, in: Capsule())) == "unknown")
    #expect(try background(Text("x").background(.ultraThinMaterial)) == "unknown")
    #expect(try background(Text("x").background(.image(Image("paper")))) == "unknown")
    #expect(try background(Text("x").background { Image(decorative: "paper") }) == "unknown")
    #expect(try background(Text("x").background(Color("Brand"))) == "unknown")
    #expect(try background(Text("x").background(Custom())) == "unknown")
    #expect(try background(Text("x").background { Circle().fill(gradient) }) == "unknown")
    #expect(try background(Text("x").glassEffect()) == "unknown")
    #expect(try background(Text("x").background { HStack { Color.red } }) == "unknown")
  }

  @Test func aMaterialAndAGradientOfAnyKindIsUnknown() throws {
    let text = Text("x")
    for view in [
      AnyView(text.background(.ultraThinMaterial)), AnyView(text.background(.thinMaterial)),
      AnyView(text.background(.regularMaterial)), AnyView(text.background(.thickMaterial)),
      AnyView(text.background(.ultraThickMaterial, in: .capsule)), AnyView(text.background(.bar)),
      AnyView(text.background(AngularGradient(colors: [.red, .blue], center: .center))),
      AnyView(text.background(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))),
      AnyView(text.background(EllipticalGradient(colors: [.red, .blue]))), AnyView(text.glassEffect(.clear)),
    ] {
      #expect(try background(view) == "unknown")
    }
  }

  @Test func theBackgroundOfARowIsToldLikeAnyOther() throws {
    #expect(try background(List { Text("x").listRowBackground(Color.red) }) == "color")
    #expect(try background(List { Text("x").listRowBackground(gradient) }) == "unknown")
    #expect(try background(List { Text("x") }) == "none")
  }

  @Test func aStyleWhoseTypeIsNotToldIsWhatItIs() throws {
    #expect(try foreground(Text("x").foregroundStyle(AnyShapeStyle(.red))) == "color")
    #expect(try foreground(Text("x").foregroundStyle(AnyShapeStyle(gradient))) == "unknown")
    for style in [HierarchicalShapeStyle.secondary, .tertiary, .quaternary, .quinary] {
      #expect(try foreground(Text("x").foregroundStyle(style)) == "color")
    }
  }

  @Test func theNearestBackgroundCounts() throws {
    #expect(try background(Text("x").background(gradient).background(Color.red)) == "unknown")
    #expect(try background(Text("x").background(Color.red).background(gradient)) == "color")
    #expect(try background(Text("x").background(Color.red.opacity(0.5)).background(gradient)) == "unknown")
  }

  @Test func whatLiesInFrontHasTheLayerBehindIt() throws {
    #expect(try background(gradient.overlay { Text("x") }) == "unknown")
    #expect(try background(Image(decorative: "paper").resizable().overlay { Text("x") }) == "unknown")
    #expect(try background(Color.red.overlay { Text("x") }) == "color")
    #expect(try background(Text("Base").overlay { Text("x") }) == "none")
    #expect(
      try background(
        ZStack {
          gradient.ignoresSafeArea()
          VStack { Text("x") }
        }) == "unknown")
    #expect(
      try background(
        ZStack {
          Color.black
          Text("Base")
          Text("x")
        }) == "color")
  }

  @Test func aForegroundIsToldInTheSameWay() throws {
    #expect(try foreground(Text("x")) == "none")
    #expect(try foreground(Text("x").foregroundStyle(.red)) == "color")
    #expect(try foreground(VStack { Text("x") }.foregroundStyle(.secondary)) == "color")
    #expect(try foreground(Text("x").foregroundStyle(gradient)) == "unknown")
    #expect(try foreground(VStack { Text("x") }.foregroundStyle(gradient)) == "unknown")
    #expect(try foreground(Text("x").foregroundColor(Color("Brand"))) == "unknown")
    #expect(try foreground(Image(systemName: "star").foregroundStyle(Custom())) == "unknown")
    #expect(try foreground(Button("x") {}.foregroundStyle(.thinMaterial)) == "unknown")
  }
}
