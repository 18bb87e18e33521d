extension View {
  /// Sets whether touches reach the view; one that is closed to them further out stays closed.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    looks { if $0.allowsHitTesting != false { $0.allowsHitTesting = enabled } }
  }
}
