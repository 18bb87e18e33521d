public import Foundation
import Semantics

/// A way to show a date picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// Builds what is shown of a date picker, and all that a listener meets of it.
  ///
  /// - Parameter configuration: The label, the selection and its bounds.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style shows.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var selection: Date
  /// The first date that can be selected; nil where there is none.
  public var minimumDate: Date?
  /// The last date that can be selected; nil where there is none.
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents
  let source: SourceLocation?

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, source: SourceLocation?
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.source = source
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Shows what a style was given, in the style that is set further out.
  init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      label: configuration.label, selection: configuration.$selection,
      bounds: DateBounds(lower: configuration.minimumDate, upper: configuration.maximumDate),
      components: configuration.displayedComponents, source: configuration.source)
  }
}

/// The shape in which a date picker reaches a listener.
enum DatePickerForm {
  /// A button for the date and one for the time.
  case compact
  /// A month of days.
  case graphical
  /// A wheel for each part of the date.
  case wheel
}

/// A style of the system, told by what it publishes.
protocol SystemDatePickerStyle: SystemStyle {
  nonisolated static var form: DatePickerForm { get }
}

extension EnvironmentValues {
  private struct DatePickerFormKey: EnvironmentKey { static var defaultValue: DatePickerForm { .compact } }

  var datePickerForm: DatePickerForm {
    get { self[DatePickerFormKey.self] }
    set { self[DatePickerFormKey.self] = newValue }
  }
}

extension View {
  /// Shows the date pickers below in a style.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: DatePickerStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
    .modifier(
      EnvironmentWriter { environment in
        if let system = S.self as? any SystemDatePickerStyle.Type { environment.datePickerForm = system.form }
      })
  }
}

/// The style that the system chooses.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  nonisolated static var form: DatePickerForm { .compact }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Buttons that open what selects.
public struct CompactDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  nonisolated static var form: DatePickerForm { .compact }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  nonisolated static var form: DatePickerForm { .graphical }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  nonisolated static var form: DatePickerForm { .wheel }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field of macOS, which is compact on a phone.
public struct FieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  nonisolated static var form: DatePickerForm { .compact }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  @_disfavoredOverload nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper of macOS, which is compact on a phone.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  nonisolated static var form: DatePickerForm { .compact }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  @_disfavoredOverload nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
