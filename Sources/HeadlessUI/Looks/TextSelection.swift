/// Whether the user may select text.
nonisolated public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

extension View {
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { inert() }
}
