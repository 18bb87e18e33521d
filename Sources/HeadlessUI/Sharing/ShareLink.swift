public import Foundation
import Semantics

/// A button that hands something to another app, which nobody takes here.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>
where Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
  let label: Label
  let source: SourceLocation?

  nonisolated fileprivate init(label: Label, source: SourceLocation?) {
    self.label = label
    self.source = source
  }
}

/// The label of a share link that was given none, or only a title.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  public var body: some View { SharingTitle(title: title) }
}

/// The title of a share link; the system's word where none was given.
private struct SharingTitle: View {
  let title: Text?
  @Environment(\.locale) private var locale
  var body: some View { title ?? Text(verbatim: SystemWords.share(in: locale)) }
}

extension ShareLink: View {
  public var body: Never { fatalError("ShareLink has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let button = Button(label: view.label, role: nil, action: {}, source: view.source)
    Button<Label>._evaluate(button, at: identity, in: environment, into: &evaluation)
  }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: nil), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: nil), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: nil), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: nil), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink {
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label(), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath,
    line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: SourceLocation(file: file, line: line))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    file: String = #filePath, line: Int = #line
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: nil), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath, line: Int = #line
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath, line: Int = #line
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    file: String = #filePath, line: Int = #line
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: nil), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)), source: SourceLocation(file: file, line: line))
  }
}
