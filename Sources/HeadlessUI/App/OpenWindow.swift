/// An action that opens a window; a phone has one, so nothing opens.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window; nothing closes on a phone.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var supportsMultipleWindows: Bool { false }
  /// Whether a focusable view around has the keyboard: no view but a field can have it here.
  public var isFocused: Bool { false }
}
