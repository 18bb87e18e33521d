public import Foundation
import Semantics

/// A calendar in which several days can be selected.
public struct MultiDatePicker<Label: View> {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: DateBounds
  let source: SourceLocation?

  nonisolated init(
    label: Label, selection: Binding<Set<DateComponents>>, bounds: DateBounds, source: SourceLocation?
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.source = source
  }
}

extension DateBounds {
  /// The bounds of a range whose end is no part of it.
  nonisolated init(lower: Date? = nil, before end: Date) {
    self.init(lower: lower, upper: end.addingTimeInterval(-1))
  }
}

extension MultiDatePicker: View {
  public var body: Never { fatalError("MultiDatePicker has no body") }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection,
      bounds: DateBounds(lower: bounds.lowerBound, before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, file: String = #filePath,
    line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(lower: bounds.lowerBound),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, file: String = #filePath,
    line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    if environment.looks.labelsHidden {
      evaluation.withhold(label, .control, owner: identity.nodeID)
    } else {
      evaluation.elements += label
    }
    let calendar = environment.calendar
    let selection = view.selection
    func selected(_ day: DateInterval) -> [DateComponents] {
      selection.wrappedValue.filter { components in
        calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day.start) } ?? false
      }
    }
    let page = CalendarPage(
      bounds: view.bounds, shown: view.bounds.clamped(environment.now), identity: identity.child(1),
      environment: environment, source: view.source)
    evaluation.elements += page.elements {
      !selected($0).isEmpty
    } select: { day in
      let taken = selected(day)
      if taken.isEmpty {
        selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day.start))
      } else {
        selection.wrappedValue.subtract(taken)
      }
    }
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection,
      bounds: DateBounds(lower: bounds.lowerBound, before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(lower: bounds.lowerBound),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection, bounds: DateBounds(),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection,
      bounds: DateBounds(lower: bounds.lowerBound, before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection, bounds: DateBounds(lower: bounds.lowerBound),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection, bounds: DateBounds(before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(lower: bounds.lowerBound, before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(lower: bounds.lowerBound),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(before: bounds.upperBound),
      source: SourceLocation(file: file, line: line))
  }
}
