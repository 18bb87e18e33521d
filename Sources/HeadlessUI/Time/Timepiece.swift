import Foundation
import Synchronization

/// What an update is told of the time, and whether it wanted to know.
final class Timepiece: Sendable {
  private let elapsed: TimeInterval
  private let isRead = Atomic(false)

  /// - Parameter elapsed: The seconds since the view appeared.
  init(elapsed: TimeInterval) { self.elapsed = elapsed }

  var wasRead: Bool { isRead.load(ordering: .relaxed) }

  func read() -> TimeInterval {
    isRead.store(true, ordering: .relaxed)
    return elapsed
  }
}
