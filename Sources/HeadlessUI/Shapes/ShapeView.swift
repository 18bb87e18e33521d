import Semantics

/// A view that draws one shape.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape drawn with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public let shape: Content
  let style: Style
  let isFilled: Bool
  /// What was drawn of the shape before, with the bottom first.
  private let beneath: AnyShapeStyle?

  init(shape: Content, style: Style, isFilled: Bool = true, beneath: AnyShapeStyle? = nil) {
    self.shape = shape
    self.style = style
    self.isFilled = isFilled
    self.beneath = beneath
  }

  @MainActor @preconcurrency public var body: Never { fatalError("_ShapeView has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    evaluation.draw(view.shape)
    if let color = (view.fill ?? AnyShapeStyle(view.style)).appearanceColor(in: environment) {
      evaluation.paint(view.shape, color)
    }
  }

  /// The fill that is seen, where the shape has one.
  var fill: AnyShapeStyle? { isFilled ? AnyShapeStyle(style) : beneath }
}

/// What is drawn as a line.
protocol Outline {
  /// Nil where the line is no one colour, and where what it surrounds is filled.
  func lineColor(in environment: EnvironmentValues) -> Appearance.Color?
}

extension _ShapeView: Outline {
  nonisolated func lineColor(in environment: EnvironmentValues) -> Appearance.Color? {
    isFilled || beneath != nil ? nil : AnyShapeStyle(style).appearanceColor(in: environment)
  }
}

extension _ShapeView: PaintedView {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    fill.map { Paint($0, in: environment) } ?? .nothing
  }
}
