extension View {
  /// The view as it is: what a modifier gives that means nothing without a screen.
  nonisolated func inert() -> Self { self }
}
