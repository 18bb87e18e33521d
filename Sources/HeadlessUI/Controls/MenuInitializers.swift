import Semantics

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Text(titleKey), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Text(titleResource), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleResource), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Text(title), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, systemImage: systemImage), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, systemImage: systemImage), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, image: image), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, image: image), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, image: image), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, image: image), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: HeadlessUI.Label(title, image: image), content: content(),
      primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(title, image: image), content: content(),
      primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }
}
