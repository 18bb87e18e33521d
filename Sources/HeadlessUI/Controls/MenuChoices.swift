/// The order in which a menu shows its entries.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an entry closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let keepsMenuOpen: Bool
  public static let automatic = MenuActionDismissBehavior(keepsMenuOpen: false)
  public static let enabled = MenuActionDismissBehavior(keepsMenuOpen: false)
  public static let disabled = MenuActionDismissBehavior(keepsMenuOpen: true)
}

extension EnvironmentValues {
  private struct KeepsMenuOpenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var keepsMenuOpen: Bool {
    get { self[KeepsMenuOpenKey.self] }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }
}

/// Lets entries of a menu leave it open.
nonisolated struct MenuActionDismissModifier: PrimitiveModifier {
  let keepsMenuOpen: Bool

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    var environment = environment
    environment.keepsMenuOpen = modifier.keepsMenuOpen
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard modifier.keepsMenuOpen else { return }
    for index in start..<evaluation.elements.count { evaluation.elements[index].keepsMenuOpen = true }
  }
}

extension View {
  /// Says whether the entries of a menu close it.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(MenuActionDismissModifier(keepsMenuOpen: behavior.keepsMenuOpen))
  }

  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert() }
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { inert() }
}
