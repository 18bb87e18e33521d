// What a component may ask and a listener cannot tell; the answers are those of a phone in use.
extension EnvironmentValues {
  private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
  private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether the display is dimmed, as that of a watch at rest is; never here.
  public var isLuminanceReduced: Bool { false }

  /// Whether the window has the attention; always here.
  public var appearsActive: Bool { true }

  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Whether controls draw their labels; a label is spoken all the same.
  public var labelsVisibility: Visibility {
    get { declaredLooks?.labelsHidden == true ? .hidden : .automatic }
    set { looks.labelsHidden = newValue == .hidden }
  }
}
