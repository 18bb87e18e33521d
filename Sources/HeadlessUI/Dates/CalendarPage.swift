import Foundation
import Semantics

/// A month of a calendar: its name, which a listener adjusts, the way to its neighbours, and a button for each day.
@MainActor
struct CalendarPage {
  let bounds: DateBounds
  /// A date of the month that is shown until another is turned to.
  let shown: Date
  let identity: _Identity
  let environment: EnvironmentValues
  let source: SourceLocation?

  private enum Part: Hashable { case month, previous, next, day(Date) }

  /// The page that was turned to.
  private final class Turned {
    var month: Date?
    /// The selection at that time; another one shows its own month.
    var selection: Date?
  }

  func elements(
    isSelected: (DateInterval) -> Bool, select: @escaping (DateInterval) -> Void
  ) -> [Element] {
    let calendar = environment.calendar
    let turned = identity.slot(0) { Turned() }
    let date = turned.selection == shown ? turned.month ?? shown : shown
    guard let month = calendar.dateInterval(of: .month, for: date) else { return [] }
    let mount = identity.mount
    func neighbour(_ distance: Int) -> Date? {
      guard let other = calendar.date(byAdding: .month, value: distance, to: month.start),
        let interval = calendar.dateInterval(of: .month, for: other), bounds.meets(interval)
      else { return nil }
      return other
    }
    func turn(_ distance: Int) {
      guard let other = neighbour(distance) else { return }
      turned.month = other
      turned.selection = shown
      mount.changes.note(by: "DatePicker")
    }
    return header(of: month.start, turn: turn) { neighbour($0) != nil }
      + days(of: month).map { day in
        var button = Element(
          system: .button, style.weekday(.wide).month(.wide).day().format(day.start),
          drawn: [style.day().format(day.start)], at: identity.child(keyed: Part.day(day.start)), in: environment,
          source: source)
        if isSelected(day) { button.node.traits.insert(.selected) }
        if !bounds.meets(day) { button.node.isEnabled = false }
        button.offer(.activate) { _ in select(day) }
        return button
      }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  private func header(
    of month: Date, turn: @escaping (Int) -> Void, canTurn: (Int) -> Bool
  ) -> [Element] {
    let locale = environment.locale
    let name = style.month(.wide).year().format(month)
    var title = Element(
      system: .button, name, drawn: [name], at: identity.child(keyed: Part.month), in: environment, source: source)
    title.handlers = [
      ActionHandler(action: .decrement) { _ in turn(-1) }, ActionHandler(action: .increment) { _ in turn(1) },
    ]
    let steps = [
      (Part.previous, -1, SystemWords.previousMonth(in: locale)), (.next, 1, SystemWords.nextMonth(in: locale)),
    ]
    return [title]
      + steps.map { part, distance, name in
        var button = Element(
          system: .button, name, at: identity.child(keyed: part), in: environment, source: source)
        if !canTurn(distance) { button.node.isEnabled = false }
        button.offer(.activate) { _ in turn(distance) }
        return button
      }
  }

  private func days(of month: DateInterval) -> [DateInterval] {
    let calendar = environment.calendar
    var days: [DateInterval] = []
    var start = month.start
    while start < month.end, let day = calendar.dateInterval(of: .day, for: start), day.end > start {
      days.append(day)
      start = day.end
    }
    return days
  }
}
