import Dispatch
import Semantics

/// How a change is animated, kept with the change and never played.
public struct Transaction: Sendable {
  /// How the change is animated; nil for not at all.
  public var animation: Animation? {
    didSet { isDeclared = true }
  }

  /// Whether animations that views declare are kept from running; not by default.
  public var disablesAnimations = false
  /// Whether the change is one of many, as in a drag; not by default, and kept nowhere.
  public var isContinuous = false
  /// Whether the speed of the change is followed, as of a drag; not by default, and kept nowhere.
  public var tracksVelocity = false
  private(set) var isDeclared = false
  nonisolated(unsafe) private var values: [ObjectIdentifier: Any] = [:]
  /// Where the animation was asked for; nil where that is not known.
  private(set) var source: SourceLocation?

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    isDeclared = true
  }

  /// A value of one's own that goes with the change.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  init(animation: Animation?, from source: SourceLocation) {
    self.init(animation: animation)
    self.source = source
  }

  /// Takes an animation that a view declares, unless it is kept from running.
  mutating func animate(with animation: Animation?, from source: SourceLocation) {
    guard !disablesAnimations else { return }
    self.animation = animation
    self.source = source
  }

  /// Whether a change in the transaction is shown moving.
  var isAnimated: Bool { animation != nil && !disablesAnimations }
}

/// Runs a change so that what it moves is recorded as moving.
///
/// - Returns: What the body returns.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  PendingChanges.ofRunningView?.declare(transaction)
  return try OpenTransaction.with(transaction, body)
}

/// Runs a change in a transaction with one value of it set.
///
/// - Returns: What the body returns.
public func withTransaction<V, Result>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a change with an animation; nil means that nothing moves.
///
/// - Returns: What the body returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, file: String = #filePath, line: Int = #line, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation, from: SourceLocation(file: file, line: line)), body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs a change with an animation, and its completion right after the update, since no animation takes time here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  file: String = #filePath, line: Int = #line, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, file: file, line: line, body)
  guard PendingChanges.ofRunningView != nil else {
    completion()
    return result
  }
  nonisolated(unsafe) let completion = completion
  DispatchQueue.main.async { completion() }
  return result
}
