import Semantics

/// Pickers that stand for several values: nothing is selected while they differ, and a choice is written to all.
extension Picker {
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: label(), content: content(),
      source: SourceLocation(file: file, line: line))
  }
}

extension Picker where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, file: file, line: line, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, file: file, line: line, content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: String = #filePath,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, file: file, line: line, content: content) { Text(title) }
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, file: file, line: line, content: content) {
      HeadlessUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, file: file, line: line, content: content) {
      HeadlessUI.Label(titleResource, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, file: file, line: line, content: content) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, file: String = #filePath,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessUI.Label(titleKey, image: image), content: content(),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessUI.Label(titleResource, image: image), content: content(),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessUI.Label(title, image: image), content: content(),
      source: SourceLocation(file: file, line: line))
  }
}
