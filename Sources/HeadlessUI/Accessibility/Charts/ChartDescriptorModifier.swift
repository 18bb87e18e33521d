import Semantics

/// Something that can be told as a chart.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Names elements that have no other name by the title of a chart.
nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: PrimitiveModifier {
  let representable: R

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    evaluation.ensureElement(since: start, at: identity, in: environment)
    for index in start.elements..<evaluation.elements.count
    where (evaluation.elements[index].node.label ?? "").isEmpty {
      evaluation.elements[index].node.label = modifier.representable.makeChartDescriptor().title
    }
  }
}

extension View {
  /// Lets a listener hear the view as a chart.
  ///
  /// The title of the chart names an element that has no other name; tones are not told in a transcript.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(ChartDescriptorModifier(representable: representable))
  }
}
