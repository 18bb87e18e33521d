public import Foundation
import Semantics

/// A control that selects a date, a time of day, or both.
///
/// Its compact form publishes the label as a text of its own, and a button for the date and one for the time.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let source: SourceLocation?

  nonisolated init(
    label: Label, selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents,
    source: SourceLocation?
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.source = source
  }
}

/// The parts of a date that a picker selects.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The first and the last date that can be selected; nil where there is none.
struct DateBounds {
  var lower: Date?
  var upper: Date?

  func clamped(_ date: Date) -> Date {
    let date = lower.map { max(date, $0) } ?? date
    return upper.map { min(date, $0) } ?? date
  }

  /// Whether any moment of an interval can be selected.
  func meets(_ interval: DateInterval) -> Bool {
    (lower.map { interval.end > $0 } ?? true) && (upper.map { interval.start <= $0 } ?? true)
  }
}

extension DatePicker: View {
  public var body: Never { fatalError("DatePicker has no body") }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath,
    line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(), components: displayedComponents,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(lower: range.lowerBound, upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(lower: range.lowerBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateBounds(upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: DatePickerStyleConfiguration.self] {
      return style.evaluate(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(view.label)), selection: view.selection, minimumDate: view.bounds.lower,
          maximumDate: view.bounds.upper, displayedComponents: view.components, source: view.source),
        at: identity.child(1), in: environment, into: &evaluation, source: view.source)
    }
    evaluation.stand()
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    let parts = DatePickerParts(
      selection: view.selection, bounds: view.bounds, components: view.components, identity: identity,
      environment: environment, source: view.source)
    let form = environment.datePickerForm
    if environment.looks.labelsHidden {
      evaluation.withhold(label, .control, owner: identity.nodeID)
    } else {
      evaluation.elements += label
    }
    let start = evaluation.elements.count
    parts.publish(as: form, into: &evaluation)
    // What stands beside it is not its title, if it reads like one.
    if form != .compact, !label.contains(where: { $0.node.label != nil }), evaluation.elements.count > start {
      evaluation.elements[start].node.changeAppearance { $0.isUntitled = true }
    }
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(), components: displayedComponents,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(lower: range.lowerBound, upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(lower: range.lowerBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), selection: selection, bounds: DateBounds(upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection, bounds: DateBounds(), components: displayedComponents,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection,
      bounds: DateBounds(lower: range.lowerBound, upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection, bounds: DateBounds(lower: range.lowerBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), selection: selection, bounds: DateBounds(upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(), components: displayedComponents,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(lower: range.lowerBound, upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(lower: range.lowerBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), selection: selection, bounds: DateBounds(upper: range.upperBound),
      components: displayedComponents, source: SourceLocation(file: file, line: line))
  }
}
