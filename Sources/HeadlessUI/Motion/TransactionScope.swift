/// What a modifier made of the transaction for what is below it, kept so that a view which goes knows how it goes.
final class TransactionScope {
  private var transaction = Transaction()
  private var update = 0
  private var outer: TransactionScope?

  /// Notes the transaction of the update at hand.
  @MainActor
  func enter(_ transaction: Transaction, outer: TransactionScope?, in mount: Mount) {
    self.transaction = transaction
    self.outer = outer
    update = mount.update
  }

  /// The transaction in force where a view has gone: that of the nearest modifier around it that is still there.
  @MainActor
  static func transaction(around scope: TransactionScope?, in mount: Mount) -> Transaction {
    var scope = scope
    while let current = scope {
      if current.update == mount.update { return current.transaction }
      scope = current.outer
    }
    return mount.currentTransaction
  }
}

extension EnvironmentValues {
  private struct TransactionScopeKey: EnvironmentKey { static var defaultValue: TransactionScope? { nil } }

  /// The nearest modifier above that has a say in how changes are animated.
  var transactionScope: TransactionScope? {
    get { self[TransactionScopeKey.self] }
    set { self[TransactionScopeKey.self] = newValue }
  }
}
