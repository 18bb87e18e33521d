import Semantics

/// A shape that is drawn, as far as it may show an amount.
struct DrawnShape {
  let part: DrawnPart?
  /// How many elements stood before it when it was drawn.
  let place: Int
  /// The sides that were declared, in points.
  var width: Double?
  var height: Double?
  /// Whether it stands at the leading edge of what is around it.
  var isLeading = false
  /// The colour of a circle that is filled with one; nil for other shapes.
  var fill: Appearance.Color?
}

/// How much of an outline is drawn, as fractions of its length.
nonisolated struct DrawnPart: Sendable {
  let start: Double
  let end: Double
  let source: SourceLocation
}

/// A shape of whose outline a part may be left out.
nonisolated protocol PartlyDrawnShape {
  var drawnPart: DrawnPart? { get }
}

extension _Evaluation {
  mutating func draw(_ shape: some Shape) {
    shapes.append(DrawnShape(part: (shape as? any PartlyDrawnShape)?.drawnPart, place: elements.count))
  }

  /// Forgets the shapes that were drawn in something that speaks for them, or that is nothing to tell of.
  mutating func forget(shapesFrom first: Int) {
    guard shapes.count > first else { return }
    shapes.removeSubrange(first...)
  }

  /// Keeps the colour of a shape that was just drawn, and that of a circle as what a dot may mean.
  mutating func paint(_ shape: some Shape, _ color: Appearance.Color) {
    paints.append(color)
    if shape is Circle, !shapes.isEmpty { shapes[shapes.count - 1].fill = color }
  }

  /// Keeps the declared size of a shape that was drawn alone since; of nested sizes the innermost stays.
  mutating func size(shapeSince start: Int, _ size: Appearance.Size) {
    guard shapes.count == start + 1 else { return }
    shapes[start].width = shapes[start].width ?? size.width
    shapes[start].height = shapes[start].height ?? size.height
  }

  /// Notes that what lies on each other does so at the leading edge.
  mutating func align(shapesFrom first: Int, _ alignment: Alignment) {
    guard alignment.horizontal == .leading else { return }
    for index in first..<shapes.count { shapes[index].isLeading = true }
  }
}
