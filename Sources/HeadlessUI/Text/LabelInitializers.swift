extension Label where Title == Text, Icon == Image {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line), icon: Image(systemName: name, file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, file: String = #filePath, line: Int = #line
  ) {
    self.init(title: Text(titleKey, file: file, line: line), icon: Image(name, file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, file: String = #filePath, line: Int = #line
  ) {
    self.init(title: Text(titleKey, file: file, line: line), icon: Image(resource, file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      title: Text(titleResource, file: file, line: line), icon: Image(systemName: name, file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, file: String = #filePath, line: Int = #line
  ) {
    self.init(title: Text(titleResource, file: file, line: line), icon: Image(name, file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(title: Text(titleResource, file: file, line: line), icon: Image(resource, file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, file: String = #filePath, line: Int = #line
  ) {
    self.init(title: Text(title, file: file, line: line), icon: Image(systemName: name, file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, file: String = #filePath, line: Int = #line
  ) {
    self.init(title: Text(title, file: file, line: line), icon: Image(name, file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, file: String = #filePath, line: Int = #line
  ) {
    self.init(title: Text(title, file: file, line: line), icon: Image(resource, file: file, line: line))
  }
}
