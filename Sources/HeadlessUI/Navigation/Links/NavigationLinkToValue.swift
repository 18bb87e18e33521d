import Semantics

/// Links that carry a value, for which `navigationDestination(for:destination:)` declares the screen.
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(
    value: P?, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .value(value.map { AnyHashable($0) }), source: SourceLocation(file: file, line: line))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), target: .value(value.map { AnyHashable($0) }),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), target: .value(value.map { AnyHashable($0) }),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), target: .value(value.map { AnyHashable($0) }), source: SourceLocation(file: file, line: line))
  }
}
