public import HeadlessUI

// What of a chart is drawn around its marks: axes, legend and their titles. Nobody hears it.

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }

  public nonisolated func chartXAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> some View { self }

  public nonisolated func chartYAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> some View { self }

  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }

  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }

  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }

  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }

  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }

  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }

  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> C
  ) -> some View { self }
}

/// The plot of a chart, as a style dresses it.
nonisolated public struct ChartPlotContent: View, Sendable {
  public var body: some View { EmptyView() }
}

/// An axis of a chart, as a style dresses it.
nonisolated public struct ChartAxisContent: View, Sendable {
  public var body: some View { EmptyView() }
}
