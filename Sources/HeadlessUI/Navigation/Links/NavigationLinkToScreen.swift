import Semantics

/// Links that show a screen of their own.
extension NavigationLink {
  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .screen(destination()), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    destination: Destination, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .screen(destination), source: SourceLocation(file: file, line: line))
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .screen(destination()), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleKey), target: .screen(destination), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleResource), target: .screen(destination()), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, destination: Destination, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), target: .screen(destination), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: String = #filePath, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), target: .screen(destination()), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), target: .screen(destination), source: SourceLocation(file: file, line: line))
  }
}
