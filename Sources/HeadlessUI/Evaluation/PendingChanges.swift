import Synchronization

/// What changed since the last update of a view, noted on whatever thread it changed.
///
/// SwiftUI lets state be set on any thread; what is set while no action runs shows with the next one.
final class PendingChanges: Sendable {
  /// What an update is due to.
  struct Notes {
    /// The last state that was set, for the message about a view that never settles; nil where only models changed.
    var writer: String?
    /// How the change is animated.
    var transaction: Transaction
  }

  private struct Record {
    var isDirty = false
    var writer: String?
    var transaction: Transaction?
    var declared: Transaction?
  }

  private let record = Mutex(Record())
  /// What components of the view keep beyond a run.
  let storedValues = StoredValues()

  /// The changes of the view whose code runs now.
  @TaskLocal static var ofRunningView: PendingChanges?

  /// Notes that something changed, and how the change is to be animated.
  func note(by writer: String? = nil) {
    let transaction = OpenTransaction.current
    record.withLock { record in
      record.isDirty = true
      if let writer { record.writer = writer }
      if let transaction { record.transaction = transaction }
    }
  }

  /// Notes that a part of the change that runs now is animated, for models, which tell only of their first change.
  func declare(_ transaction: Transaction) { record.withLock { $0.declared = transaction } }

  /// The changes since the last call; nil where nothing changed.
  func take() -> Notes? {
    record.withLock { record in
      defer { record = Record() }
      guard record.isDirty else { return nil }
      return Notes(writer: record.writer, transaction: record.transaction ?? record.declared ?? Transaction())
    }
  }
}
