extension ViewModifier {
  /// Animates what the modifier changes.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transaction that the modifier works in.
  @MainActor @preconcurrency
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
