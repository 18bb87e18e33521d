import Semantics

/// Links of iOS 13 that the component follows itself by setting a binding.
extension NavigationLink {
  nonisolated public init(
    isActive: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .presented(isActive, destination()), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .presented(isActive, destination), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .presented(selection.holding(tag), destination()),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .presented(selection.holding(tag), destination),
      source: SourceLocation(file: file, line: line))
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey), target: .presented(isActive, destination()), source: SourceLocation(file: file, line: line)
    )
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), target: .presented(isActive, destination),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey), target: .presented(selection.holding(tag), destination()),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), target: .presented(selection.holding(tag), destination),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(title), target: .presented(isActive, destination()), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), target: .presented(isActive, destination), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(title), target: .presented(selection.holding(tag), destination()),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), target: .presented(selection.holding(tag), destination),
      source: SourceLocation(file: file, line: line))
  }
}

extension Binding {
  /// Whether a selection is a tag; ends the selection when it is set to false.
  nonisolated fileprivate func holding<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    nonisolated(unsafe) let (selection, tag) = (self, tag)
    return Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { (isActive: Bool) in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
