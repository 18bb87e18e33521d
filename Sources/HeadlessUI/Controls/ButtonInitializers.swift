import Semantics

extension Button where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, file: String = #filePath,
    line: Int = #line, action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, image: image), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, file: String = #filePath,
    line: Int = #line, action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, image: image), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(title, image: image), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }
}
