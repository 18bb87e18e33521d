public import Foundation
import Semantics

/// A view in front of another, read after it, but a control at the top or the leading edge before it.
///
/// There is no layout: on a device the frames decide, and a button in the top trailing corner is read before the title.
nonisolated struct OverlayModifier<Overlay: View>: PrimitiveModifier {
  let overlay: Overlay
  let alignment: Alignment

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    let shapes = evaluation.shapes.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    guard !evaluation.isEmpty(since: start) else { return }
    defer {
      evaluation.align(shapesFrom: shapes, modifier.alignment)
      evaluation.noteLevel(ofShapesFrom: shapes, since: start, at: identity.child(2), source: nil)
    }
    let end = evaluation.elements.count
    let inFront = environment.inFront(of: content)
    let drawn = evaluation.shapes.count
    Overlay._evaluate(modifier.overlay, at: identity.child(1), in: inFront, into: &evaluation)
    if evaluation.elements.count == end, evaluation.shapes.count == drawn + 1 {
      evaluation.markSurface(since: start)
      if let outline = modifier.overlay as? any Outline, let color = outline.lineColor(in: environment) {
        evaluation.mark(border: color, since: start)
      }
    }
    let isAtEdge = modifier.alignment.vertical == .top || modifier.alignment.horizontal == .leading
    let controls = Array(evaluation.elements[end...])
    guard isAtEdge, controls.flattened.contains(where: { !$0.handlers.isEmpty }) else { return }
    evaluation.elements.removeSubrange(end...)
    evaluation.elements.insert(contentsOf: controls, at: start.elements)
  }
}

extension _Evaluation {
  /// Keeps the colour of the line around the one element that was evaluated since; of several the innermost stays.
  mutating func mark(border color: Appearance.Color, since start: Moment) {
    guard color.opacity > 0, elements.count == start.elements + 1,
      elements[start.elements].node.appearance?.border == nil
    else { return }
    elements[start.elements].node.changeAppearance { $0.border = color }
  }
}

extension EnvironmentValues {
  /// The environment of what lies in front of a view that covers its bounds.
  func inFront(of view: some Any) -> EnvironmentValues {
    let paint = Paint(of: view, in: self)
    if case .content = paint { return self }
    var inFront = self
    inFront.looks.background = paint.background(over: looks.background, in: self)
    return inFront
  }
}

extension View {
  /// Puts a view in front of this one.
  ///
  /// - Parameters:
  ///   - alignment: Where the view stands; a control at the top or leading edge is read before what it lies over.
  ///   - content: The view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Draws a style in front of the view, of which nothing is kept.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    inert()
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inert()
  }

  /// Puts a view in front of this one; the form of iOS 13.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Draws a border, of which the colour is kept.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: AnyShapeStyle(content)))
  }
}

/// A line around a view, whose colour may be all that tells of a state.
nonisolated struct BorderModifier: PrimitiveModifier {
  let style: AnyShapeStyle

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    evaluation.markSurface(since: start)
    guard let color = modifier.style.appearanceColor(in: environment) else { return }
    evaluation.paints.append(color)
    evaluation.mark(border: color, since: start)
  }
}
