extension View {
  /// Shows the view in large to whoever sets a large type and rests a finger on it; never spoken.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { looks { $0.hasLargeContent = true } }

  /// Shows another view in large to whoever sets a large type and rests a finger on this one; never spoken.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    looks { $0.hasLargeContent = true }
  }
}
