import Semantics

/// How large controls are.
nonisolated public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension Element {
  /// Notes that a control was made as small as there is: a button that is not in a list or a menu, and has a system style.
  mutating func keepSize(from environment: EnvironmentValues) {
    guard environment.controlSize == .mini, environment.buttonStyle == nil, !environment.isInList,
      environment.menu == nil
    else { return }
    node.changeAppearance { $0.controlSize = "mini" }
  }
}

extension View {
  /// Sets how large controls are drawn; a listener notices nothing, and of buttons the least size is kept for touch.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets how section headers stand out; they are headings in any case, and a prominent one is never in capitals.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
