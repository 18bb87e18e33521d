import Foundation
import Semantics

/// What a date picker is made of when it publishes.
@MainActor
struct DatePickerParts {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let identity: _Identity
  let environment: EnvironmentValues
  let source: SourceLocation?

  enum Part: Hashable { case date, time }

  /// Which of its popovers is open.
  private final class Presentation {
    var open: Part?
  }

  func publish(as form: DatePickerForm, into evaluation: inout _Evaluation) {
    switch form {
    case .compact: publishButtons(components, into: &evaluation)
    case .wheel: evaluation.elements += wheels(of: components)
    case .graphical:
      if components.contains(.date) { evaluation.elements += days }
      publishButtons(components.subtracting(.date), into: &evaluation)
    }
  }

  private func publishButtons(_ components: DatePickerComponents, into evaluation: inout _Evaluation) {
    let presentation = identity.slot(0) { Presentation() }
    let mount = evaluation.mount
    func show(_ part: Part?, landingOn node: NodeID) {
      presentation.open = part
      mount.changes.note(by: "DatePicker")
      mount.effects.append { mount.emit(.layoutChanged(text: nil), node: node) }
    }
    for part in [Part.date, .time] where components.contains(part == .date ? .date : .hourAndMinute) {
      let locale = environment.locale
      let text = part == .date ? dateText : timeText
      var button = Element(
        system: .datePicker, part == .date ? SystemWords.datePicker(in: locale) : SystemWords.timePicker(in: locale),
        drawn: [text], at: identity.child(keyed: part), in: environment, source: source)
      button.node.value = text
      button.node.hint = SystemWords.expandHint(in: locale)
      let id = button.node.id
      guard presentation.open == part else {
        let popover = identity.child(keyed: Popover(part: part)).nodeID
        button.offer(.activate) { _ in show(part, landingOn: popover) }
        evaluation.elements.append(button)
        continue
      }
      button.offer(.activate) { _ in show(nil, landingOn: id) }
      evaluation.elements.append(button)
      var popover = Element(at: identity.child(keyed: Popover(part: part)), role: .group)
      popover.node.container = .modal
      popover.node.isOfSystem = true
      popover.children = part == .date ? days : wheels(of: .hourAndMinute)
      var dismiss = Element(
        system: .button, SystemWords.dismissPopup(in: locale), at: identity.child(keyed: Dismissal(part: part)),
        in: environment, source: source)
      dismiss.node.hint = SystemWords.dismissPopupHint(in: locale)
      dismiss.offer(.activate) { _ in show(nil, landingOn: id) }
      popover.children.append(dismiss)
      popover.offer(.escape) { _ in show(nil, landingOn: id) }
      evaluation.elements.append(popover)
    }
  }

  private struct Popover: Hashable { let part: Part }
  private struct Dismissal: Hashable { let part: Part }

  private var days: [Element] {
    let calendar = environment.calendar
    return CalendarPage(
      bounds: bounds, shown: selection.wrappedValue, identity: identity.child(keyed: "calendar"),
      environment: environment, source: source
    ).elements { day in
      calendar.isDate(day.start, inSameDayAs: selection.wrappedValue)
    } select: { day in
      let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
      selection.wrappedValue = bounds.clamped(calendar.date(byAdding: time, to: day.start) ?? day.start)
    }
  }

  private func wheels(of components: DatePickerComponents) -> [Element] {
    DateWheel.wheels(for: components, in: environment.locale).map { wheel in
      Element(
        wheel: wheel.text(of: selection.wrappedValue, in: environment), at: identity.child(keyed: wheel),
        in: environment, source: source
      ) { steps in
        selection.wrappedValue = bounds.clamped(
          wheel.turned(selection.wrappedValue, by: steps, in: environment.calendar))
      }
    }
  }

  private var dateText: String { text(.abbreviated, .omitted) }
  private var timeText: String { text(.omitted, .shortened) }

  private func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(selection.wrappedValue)
  }
}
