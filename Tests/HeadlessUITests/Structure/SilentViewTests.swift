import Foundation
import HeadlessUI
import Semantics
import Testing

/// What is only drawn is no stop, until somebody says what it is.
@MainActor
struct SilentViewTests {
  struct Wave: Shape {
    var phase = 0.0
    nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.offsetBy(dx: phase, dy: 0)) }
  }

  nonisolated static let drawings: [ReadingOrderTests.Case] = [
    .init("Spacer") { Spacer(minLength: 8) },
    .init("Divider") { Divider() },
    .init("Color") { Color.red },
    .init("a colour of UIKit") { Color(uiColor: .systemRed) },
    .init("LinearGradient") { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) },
    .init("Rectangle") { Rectangle() },
    .init("RoundedRectangle") { RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red) },
    .init("Circle") { Circle().stroke(.red, lineWidth: 2) },
    .init("Capsule") { Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4])) },
    .init("Ellipse") { Ellipse().fill(.red).stroke(.blue, lineWidth: 1) },
    .init("a part of a shape") { Circle().trim(from: 0, to: 0.5).stroke(.red) },
    .init("Path") { Path { $0.addLines([.zero, CGPoint(x: 8, y: 8)]) }.stroke(.red) },
    .init("a component's own shape") { Wave(phase: 4) },
    .init("an empty stack") { VStack {} },
    .init("a picture that decorates") { Image(decorative: "paper").resizable().scaledToFill() },
    .init("a picture that a closure draws") { Image(size: CGSize(width: 8, height: 8)) { _ in } },
  ]

  @Test("It is no element, and one with a label", arguments: drawings)
  func labelled(_ row: ReadingOrderTests.Case) throws {
    #expect(try published(row.view()).isEmpty)
    #expect(try published(row.view().accessibilityLabel("Wall")).map(\.label) == ["Wall"])
    #expect(try published(row.view().accessibilityLabel("Wall").accessibilityHidden(true)).isEmpty)
  }

  @Test("A picture that a closure draws is called by its label")
  func drawnPicture() throws {
    let dot = Image(size: CGSize(width: 8, height: 8), label: Text("Dot")) { _ in }
    #expect(try published(dot).map(GoldenCase.text) == ["L Dot T image"])
  }
}
