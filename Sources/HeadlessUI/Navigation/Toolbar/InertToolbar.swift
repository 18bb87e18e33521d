/// What a toolbar is for, which decides how it is laid out.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

/// How a title is laid out in a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
}

/// A menu behind the title, which is not reached here.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  nonisolated public init() where Content == EmptyView {}
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {}
}

// Accepted without effect: how bars look.
extension View {
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    inert()
  }
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    inert()
  }
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { inert() }
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { inert() }
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { inert() }
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert() }
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { inert() }
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { inert() }
}
