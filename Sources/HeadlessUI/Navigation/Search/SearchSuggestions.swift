import Semantics

/// Makes a suggestion of a view: activating it fills the search field.
nonisolated struct SearchCompletionModifier: PrimitiveModifier {
  let completion: String

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard let search = environment.search else { return }
    evaluation.ensureElement(since: start, at: identity, in: environment)
    for index in start.elements..<evaluation.elements.count {
      evaluation.elements[index].node.traits.insert(.button)
      evaluation.elements[index].offer(.activate) { _ in search.text.wrappedValue = modifier.completion }
    }
  }
}

/// When the scopes of a search appear, which is when somebody searches.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// How a bar changes while somebody searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How a search field stands in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

extension View {
  /// Shows views under the search field while somebody searches.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    nonisolated(unsafe) let suggestions = suggestions()
    return modifier(
      EnvironmentWriter { environment in
        environment.searchSuggestions = { identity, environment, evaluation in
          S._evaluate(suggestions, at: identity, in: environment, into: &evaluation)
        }
      })
  }

  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(
      EnvironmentWriter { if visibility == .hidden, placements.contains(.content) { $0.searchSuggestions = nil } })
  }

  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// A suggestion that stands for a token, which takes the place of what was typed.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: ""))
  }

  /// Shows the scopes of a search as segments under the field while somebody searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    nonisolated(unsafe) let picker = Picker(selection: scope, label: EmptyView(), content: scopes).pickerStyle(
      .segmented)
    return modifier(
      EnvironmentWriter { environment in
        environment.searchScopes = { identity, environment, evaluation in
          evaluation.elements += evaluation.elements(of: picker, at: identity, in: environment)
        }
      })
  }

  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { inert() }
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { inert() }
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    inert()
  }
}

/// What begins dictation in a field.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// How a field offers dictation.
public struct TextInputDictationBehavior: Sendable {
  public static let automatic = TextInputDictationBehavior()
  public static let inline = TextInputDictationBehavior()
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .inline }
}

// Accepted without effect: the field stands in the bar, out of reach of the view that the state is tied to.
extension View {
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { inert() }
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { inert() }
}
