import Foundation
import HeadlessUI
import Semantics
import Testing

/// Shapes: drawings, which no listener meets until they are described.
@MainActor
struct ShapeTests {
  private struct Diamond: InsettableShape {
    var amount: CGFloat = 0
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path { Path { $0.addRect(rect.insetBy(dx: amount, dy: amount)) } }
    func inset(by amount: CGFloat) -> Diamond { Diamond(amount: self.amount + amount) }
  }

  private let shapes: [AnyView] = [
    AnyView(Rectangle()), AnyView(Circle().fill(.indigo)), AnyView(Ellipse().stroke(.mint, lineWidth: 2)),
    AnyView(Capsule(style: .continuous).strokeBorder(.brown)), AnyView(RoundedRectangle(cornerRadius: 4)),
    AnyView(UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8).fill(.tertiary)),
    AnyView(ContainerRelativeShape().inset(by: 2)), AnyView(Diamond().strokeBorder(.red)),
    AnyView(Diamond().inset(by: 3).fill(.blue.gradient)), AnyView(Path { $0.addEllipse(in: .zero) }.fill(.quaternary)),
    AnyView(Color.red), AnyView(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
    AnyView(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)),
    AnyView(AngularGradient(colors: [.red], center: .center)), AnyView(EllipticalGradient(colors: [.red])),
  ]

  @Test func aDrawingIsNoElement() throws {
    for shape in shapes { #expect(try labels(shape) == []) }
  }

  @Test func aDrawingThatIsDescribedIsOne() throws {
    for shape in shapes {
      let nodes = try published(shape.accessibilityLabel("Drawing").accessibilityAddTraits(.isImage))
      #expect(nodes.map(GoldenCase.text) == ["L Drawing T image"])
    }
  }
}
