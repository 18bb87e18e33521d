public import Foundation

/// How far apart the sections of a list are.
nonisolated public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

/// The tint of the icons in a list.
nonisolated public struct ListItemTint: Sendable {
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static let monochrome = ListItemTint()
}

extension View {
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { inert() }
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { inert() }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { inert() }
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    inert()
  }
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { inert() }
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    inert()
  }
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    inert()
  }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { inert() }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { inert() }
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { inert() }
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { inert() }
  public nonisolated func listItemTint(_ tint: Color?) -> some View { inert() }
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    inert()
  }

  /// Puts a view behind a row; it publishes nothing, but contrast is judged against it.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(
      EnvironmentWriter { environment in
        guard let view else { return }
        environment.looks.background = Paint(of: view, in: environment)
          .background(over: environment.looks.background, in: environment)
      })
  }
}

/// Whether every other row has a background of its own.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
