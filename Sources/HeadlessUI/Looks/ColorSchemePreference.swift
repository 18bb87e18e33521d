extension View {
  /// Sets the colour scheme of what is below; nil leaves it to what is around.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentWriter { if let colorScheme { $0.colorScheme = colorScheme } })
  }

  /// Sets whether the view is light or dark, whatever the scenario says.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
