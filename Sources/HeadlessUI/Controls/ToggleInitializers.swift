import Semantics

/// Toggles with a picture beside their title.
extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, image: image), states: [isOn], source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, image: image), states: [isOn],
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: HeadlessUI.Label(title, image: image), states: [isOn], source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) {
      HeadlessUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) {
      HeadlessUI.Label(titleResource, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) { HeadlessUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) { HeadlessUI.Label(titleResource, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) { HeadlessUI.Label(title, image: image) }
  }
}
