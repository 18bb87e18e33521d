public import HeadlessUI

/// Content of a chart whose marks are changed.
nonisolated struct ModifiedChartContent<Content: ChartContent>: ChartContent {
  let content: Content
  let change: @MainActor (inout MarkValues) -> Void

  var body: Never { fatalError("ModifiedChartContent has no body") }

  @MainActor static func _gather(_ modified: Self, into marks: inout _ChartMarks) {
    let start = marks.marks.count
    Content._gather(modified.content, into: &marks)
    for index in start..<marks.marks.count { modified.change(&marks.marks[index]) }
  }
}

extension ChartContent {
  nonisolated func change(_ change: @escaping @MainActor (inout MarkValues) -> Void) -> some ChartContent {
    ModifiedChartContent(content: self, change: change)
  }

  nonisolated func inSeries(_ plotted: Plotted) -> some ChartContent { change { $0.series.append(plotted) } }

  /// The content as it is: what a modifier gives that means nothing without a screen.
  nonisolated func inert() -> Self { self }
}

extension ChartContent {
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { change { $0.label = label } }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { change { $0.value = value } }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { change { $0.isHidden = hidden } }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    change { $0.identifier = identifier }
  }
}

extension ChartContent {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { inert() }

  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inSeries(value.plotted)
  }

  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { inert() }
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { inert() }

  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inSeries(value.plotted)
  }

  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { inert() }
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { inert() }

  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inSeries(value.plotted)
  }

  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { inert() }

  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inSeries(value.plotted)
  }

  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    inSeries(value.plotted)
  }

  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { inert() }

  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { inert() }

  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { inert() }
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { inert() }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { inert() }
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent { inert() }
  public nonisolated func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { inert() }
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { inert() }
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { inert() }

  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { inert() }

  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    inert()
  }

  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { inert() }
  public nonisolated func compositingLayer() -> some ChartContent { inert() }
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { inert() }
}

extension ChartContent {
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return change { $0.annotations.append(view) }
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    let view = AnyView(content(AnnotationContext()))
    return change { $0.annotations.append(view) }
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}
