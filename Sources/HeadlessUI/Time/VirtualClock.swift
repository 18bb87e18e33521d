import Foundation
import Semantics
import Timekeeping

/// The time of a mounted view, which passes only when somebody waits.
///
/// While code of the view runs, the clocks of its thread show this time, and whatever the code wants run later (tasks,
/// blocks of dispatch queues, timers) is kept here in the order in which it is due, so that every run is the same.
@MainActor
final class VirtualClock {
  /// Work that is due at a moment.
  struct Work {
    let deadline: Int64
    let number: Int
    /// The task whose work it is, if it is one's.
    let owner: UnsafeMutableRawPointer?
    let run: @MainActor () -> Void
  }

  /// The clock of the view whose code runs now.
  private(set) static var current: VirtualClock?

  /// The time since the view appeared, in nanoseconds.
  private(set) var elapsed: Int64 = 0
  var elapsedSeconds: TimeInterval { TimeInterval(elapsed) / 1e9 }
  private let start: Int64
  private let settings: UserSettings
  /// What is to be done, that which is due first at the end.
  private var pending: [Work] = []
  private var number = 0

  /// - Parameters:
  ///   - start: The moment at which the view appears.
  ///   - settings: What code of the view takes for the user's locale, calendar and zone.
  init(start: Date, settings: UserSettings) {
    self.settings = settings
    let seconds = start.timeIntervalSince1970
    self.start = Int64(min(max(seconds, -4e9), 4e9) * 1e9)
    _ = Self.taker
  }

  /// Runs code with this clock.
  func keep<Result>(_ body: @MainActor () throws(HostError) -> Result) throws(HostError) -> Result {
    let outer = Self.current
    let moment = timekeepingExchange(self.moment)
    let restore = settings.keep()
    Self.current = self
    defer {
      Self.current = outer
      restore()
      _ = timekeepingExchange(moment)
    }
    return try body()
  }

  private var moment: TimekeepingMoment {
    // A machine has been running for a while when an app is opened.
    TimekeepingMoment(isKept: true, uptime: 86_400_000_000_000 + elapsed, wall: start + elapsed)
  }

  /// When the next work is due.
  var nextDeadline: Int64? { pending.last?.deadline }

  /// The work that is due by now and was asked for first.
  func takeReady() -> Work? {
    guard let next = pending.last, next.deadline <= elapsed else { return nil }
    return pending.removeLast()
  }

  /// Lets time pass.
  func advance(to moment: Int64) {
    elapsed = max(elapsed, moment)
    if Self.current === self { _ = timekeepingExchange(self.moment) }
  }

  /// Where tasks were declared, for the message about work that never ends.
  private var sources: [UnsafeMutableRawPointer: String] = [:]

  /// Remembers where a task was declared.
  func note(_ source: String, of task: Task<Void, Never>) {
    sources[unsafeBitCast(task, to: UnsafeMutableRawPointer.self)] = source
  }

  func forget(_ task: Task<Void, Never>) {
    sources[unsafeBitCast(task, to: UnsafeMutableRawPointer.self)] = nil
  }

  func source(of work: Work) -> String? { work.owner.flatMap { sources[$0] } }

  func schedule(after delay: Int64, owner: UnsafeMutableRawPointer? = nil, _ run: @escaping @MainActor () -> Void) {
    let (deadline, isNever) = elapsed.addingReportingOverflow(max(delay, 0))
    guard !isNever else { return }
    number += 1
    let work = Work(deadline: deadline, number: number, owner: owner, run: run)
    var (low, high) = (0, pending.count)
    while low < high {
      let middle = (low + high) / 2
      if pending[middle].deadline > deadline { low = middle + 1 } else { high = middle }
    }
    pending.insert(work, at: low)
  }

  // MARK: - What the runtime hands over

  private static let taker: Void = timekeepingInstall(
    TimekeepingTaker(
      takeWork: { work, delay in
        nonisolated(unsafe) let work = work
        MainActor.assumeIsolated {
          guard let clock = VirtualClock.current else { return timekeepingDrop(work) }
          nonisolated(unsafe) let work = work
          clock.schedule(after: delay, owner: timekeepingOwner(work)) { timekeepingRun(work) }
        }
      },
      takeTimer: { timer, delay, interval in
        nonisolated(unsafe) let timer = Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
        MainActor.assumeIsolated { VirtualClock.current?.add(timer, after: delay, every: interval) }
      }))

  private func add(_ timer: Timer, after delay: Int64, every interval: Int64) {
    schedule(after: delay) { [weak self] in
      guard timer.isValid else { return }
      if interval > 0 { self?.add(timer, after: interval, every: interval) }
      timer.fire()
      if interval == 0 { timer.invalidate() }
    }
  }
}
