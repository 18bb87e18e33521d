import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on standard error that says how far a long run is, where a terminal watches.
final class Progress: Sendable {
  private let count: Int
  private let what: String
  private let state = Mutex((done: 0, begin: ContinuousClock.now, isShown: false))
  private let isWatched = isatty(STDERR_FILENO) == 1

  /// - Parameters:
  ///   - count: How much there is to do.
  ///   - what: What is counted, as in “12 of 40 components judged”.
  init(count: Int, what: String) {
    self.count = count
    self.what = what
  }

  func advance() {
    state.withLock { state in
      state.done += 1
      // A short run needs no line; one that takes a second or more gets it.
      guard isWatched, state.isShown || ContinuousClock.now - state.begin > .seconds(1) else { return }
      state.isShown = true
      print("\u{1B}[2K\r\(state.done) of \(count) \(what)")
    }
  }

  /// Takes the line away.
  func finish() { if state.withLock(\.isShown) { print("\u{1B}[2K\r") } }

  private func print(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
