public import HeadlessUI
import Semantics

/// Shows values as marks.
///
/// Publishes a container with an element for each mark, named by its place and its series, whose value is what it shows.
public struct Chart<Content: ChartContent> {
  let content: Content
  let source: SourceLocation

  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ChartContentBuilder content: () -> Content
  ) {
    self.content = content()
    source = SourceLocation(file: file, line: line)
  }

  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, file: String = #filePath, line: Int = #line,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
    source = SourceLocation(file: file, line: line)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: String = #filePath, line: Int = #line,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
    source = SourceLocation(file: file, line: line)
  }
}

extension Chart: View {
  public var body: some View {
    FrameworkElement(.chart, source: source) {
      ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in MarkElement(mark: mark, source: source) }
    }
  }

  @MainActor private var marks: [MarkValues] {
    var marks = _ChartMarks()
    Content._gather(content, into: &marks)
    return marks.marks
  }
}

/// A mark as a listener meets it, with what is written beside it.
private struct MarkElement: View {
  let mark: MarkValues
  let source: SourceLocation

  var body: some View {
    element.accessibilityHidden(mark.isHidden)
    ForEach(Array(mark.annotations.enumerated()), id: \.offset) { _, annotation in annotation }
  }

  @ViewBuilder private var element: some View {
    let element = FrameworkElement(.element, isOfSystem: mark.label == nil, source: source) { EmptyView() }
      .accessibilityLabel(mark.spokenLabel ?? Text(verbatim: ""))
      .accessibilityValue(mark.spokenValue ?? Text(verbatim: ""))
    if let identifier = mark.identifier { element.accessibilityIdentifier(identifier) } else { element }
  }
}
