extension EnvironmentValues {
  typealias EvaluateInBar = @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void

  private struct SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
  private struct SearchScopesKey: EnvironmentKey { static var defaultValue: EvaluateInBar? { nil } }
  private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: EvaluateInBar? { nil } }

  /// The search that goes on here.
  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  var searchScopes: EvaluateInBar? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: EvaluateInBar? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Whether somebody is searching in the field of the nearest searchable view.
  public var isSearching: Bool { search?.isActive.wrappedValue ?? false }

  /// Ends the search at hand; does nothing where nobody searches.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }

  /// Where the suggestions at hand are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

/// An action that ends the search at hand.
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let search: Search?

  nonisolated init(_ search: Search?) { self.search = search }

  public func callAsFunction() { search?.end() }
}

/// A place where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
