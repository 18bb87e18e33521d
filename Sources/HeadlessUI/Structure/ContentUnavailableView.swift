import Semantics

/// What is shown where content would be: a title, a description and actions, each an element of its own.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Label._evaluate(view.label, at: identity.child(0), in: environment, into: &evaluation)
    Description._evaluate(view.description, at: identity.child(1), in: environment, into: &evaluation)
    Actions._evaluate(view.actions, at: identity.child(2), in: environment, into: &evaluation)
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init {
      HeadlessUI.Label(
        title: Text(titleKey), icon: Image(.symbol(name), source: SourceLocation(file: file, line: line)))
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, description: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init {
      HeadlessUI.Label(title: Text(titleKey), icon: Image(.asset(name), source: SourceLocation(file: file, line: line)))
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init {
      HeadlessUI.Label(
        title: Text(titleResource), icon: Image(.symbol(name), source: SourceLocation(file: file, line: line)))
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init {
      HeadlessUI.Label(
        title: Text(titleResource), icon: Image(.asset(name), source: SourceLocation(file: file, line: line)))
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init {
      HeadlessUI.Label(title: Text(title), icon: Image(.symbol(name), source: SourceLocation(file: file, line: line)))
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init {
      HeadlessUI.Label(title: Text(title), icon: Image(.asset(name), source: SourceLocation(file: file, line: line)))
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Tells that nothing was found.
  nonisolated public static var search: ContentUnavailableView { found(nothingFor: nil) }

  /// Tells that nothing was found for a text.
  nonisolated public static func search(text: String) -> ContentUnavailableView { found(nothingFor: text) }

  private nonisolated static func found(nothingFor text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What is shown where a search found nothing.
nonisolated public struct SearchUnavailableContent {
  /// The title, in the words of the system.
  public struct Label: View {
    let text: String?
    @Environment(\.locale) private var locale

    nonisolated init(text: String?) { self.text = text }

    public var body: some View {
      Text(
        verbatim: text.map { SystemWords.noResults(for: $0, in: locale) } ?? SystemWords.noResults(in: locale), line: 0)
    }
  }

  /// The advice below it.
  public struct Description: View {
    @Environment(\.locale) private var locale

    nonisolated init() {}

    public var body: some View { Text(verbatim: SystemWords.searchAdvice(in: locale), line: 0) }
  }

  /// No actions.
  public struct Actions: View {
    nonisolated init() {}
    public var body: some View { EmptyView() }
  }
}
