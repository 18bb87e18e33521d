public import Foundation

/// A view that is made anew at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content>: PrimitiveView where Content: View {
  /// What a timeline view knows of the moment.
  public struct Context {
    /// How exactly the date is to be shown.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence

    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: $0.cadence.plain)) }
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let isNew = identity.isNew
    let mount = evaluation.mount
    let timeline = identity.slot(0) { Timeline() }
    if isNew { identity.onRemoval.append { timeline.isOver = true } }
    let start = timeline.start ?? environment.now
    timeline.start = start
    timeline.follow(view.schedule.entries(from: start, mode: .normal), in: mount, at: environment.now)
    let context = Context(date: timeline.date ?? environment.now, cadence: .live)
    Content._evaluate(view.content(context), at: identity.child(0), in: environment, into: &evaluation)
  }
}

/// The context of every timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView.Context.Cadence {
  fileprivate var plain: TimelineViewDefaultContext.Cadence {
    switch self {
    case .live: .live
    case .seconds: .seconds
    case .minutes: .minutes
    }
  }
}

/// The entry at which a timeline view is.
private final class Timeline {
  /// When the view appeared.
  var start: Date?
  private(set) var date: Date?
  var isOver = false
  private var next: Date?

  /// Shows the newest entry that is not in the future, and asks to be updated at the one after it.
  @MainActor
  func follow(_ entries: some Sequence<Date>, in mount: Mount, at now: Date) {
    // A clock counts in nanoseconds and a date does not.
    let present = now + 1e-5
    var upcoming: Date?
    for entry in entries.prefix(Self.entryLimit) {
      if entry > present {
        upcoming = entry
        break
      }
      date = max(entry, date ?? entry)
    }
    if date == nil { date = upcoming }
    guard let upcoming, upcoming > present, upcoming != next else { return }
    next = upcoming
    let delay = (min(upcoming.timeIntervalSince(now), 3e9) * 1e6).rounded(.up) * 1_000
    let changes = mount.changes
    mount.clock.schedule(after: Int64(delay)) { [weak self] in
      guard let self, !isOver, next == upcoming else { return }
      next = nil
      changes.note(by: "a timeline view")
    }
  }

  /// Entries past which none is looked at.
  private static var entryLimit: Int { 100_000 }
}
