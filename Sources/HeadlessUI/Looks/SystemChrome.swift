extension View {
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { inert() }
  public nonisolated func statusBar(hidden: Bool) -> some View { inert() }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { inert() }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { inert() }
}
