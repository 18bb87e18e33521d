extension EnvironmentValues {
  private struct OnSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// What a person runs with the return key of a field.
  var onSubmit: (() -> Void)? {
    get { self[OnSubmitKey.self] }
    set { self[OnSubmitKey.self] = newValue }
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
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(EnvironmentWriter { $0.onSubmit = { action() } })
  }
}
