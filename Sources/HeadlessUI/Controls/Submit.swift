extension EnvironmentValues {
  private struct OnSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  private struct OnSearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// What a person runs with the return key of a field.
  var onSubmit: (() -> Void)? {
    get { self[OnSubmitKey.self] }
    set { self[OnSubmitKey.self] = newValue }
  }

  /// What a person runs with the search key of a search field.
  var onSearchSubmit: (() -> Void)? {
    get { self[OnSearchKey.self] }
    set { self[OnSearchKey.self] = newValue }
  }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action with the return key, after those that were declared further in.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentWriter { environment in
        if triggers.contains(.text) { environment.onSubmit = sequence(action, environment.onSubmit) }
        if triggers.contains(.search) { environment.onSearchSubmit = sequence(action, environment.onSearchSubmit) }
      })
  }

  /// Keeps what is submitted below from actions that were declared further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(
      EnvironmentWriter { environment in
        guard isBlocking else { return }
        environment.onSubmit = nil
        environment.onSearchSubmit = nil
      })
  }
}

private nonisolated func sequence(_ first: @escaping () -> Void, _ second: (() -> Void)?) -> () -> Void {
  {
    first()
    second?()
  }
}
