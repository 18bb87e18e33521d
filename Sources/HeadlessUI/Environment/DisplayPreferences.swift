extension View {
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  public nonisolated func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = size < smallest ? smallest : largest
    }
  }

  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentWriter { if let colorScheme { $0.colorScheme = colorScheme } })
  }
}
