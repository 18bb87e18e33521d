import Synchronization

/// The transaction of the `withAnimation` that runs now, on whatever thread.
///
/// A task that is started inside inherits task-local values and outlives the call; what it changes later is not animated.
final class OpenTransaction: Sendable {
  @TaskLocal private static var innermost: OpenTransaction?

  private let transaction: Mutex<Transaction?>

  private init(_ transaction: Transaction) { self.transaction = Mutex(transaction) }

  static var current: Transaction? { innermost?.transaction.withLock(\.self) }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let open = OpenTransaction(transaction)
    defer { open.transaction.withLock { $0 = nil } }
    return try $innermost.withValue(open, operation: body)
  }
}
