/// A view that is drawn and publishes nothing.
protocol SilentView: PrimitiveView {}

extension SilentView {
  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    if let view = view as? any PaintedView, case .color(let color, _) = view.paint(in: environment) {
      evaluation.paints.append(color)
    }
  }
}
