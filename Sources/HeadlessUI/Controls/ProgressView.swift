import Foundation
import Semantics

/// Shows how far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label?
  let fraction: Double?
  let currentValueLabel: CurrentValueLabel?
  let source: SourceLocation?

  nonisolated init(label: Label?, fraction: Double?, currentValueLabel: CurrentValueLabel?, source: SourceLocation?) {
    self.label = label
    self.fraction = fraction
    self.currentValueLabel = currentValueLabel
    self.source = source
  }
}

/// The part of a total that is done, between 0 and 1; nil where it is not known.
nonisolated func progressFraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, total > 0, value.isFinite else { return nil }
  return min(max(Double(value / total), 0), 1)
}

extension ProgressView: View {
  public var body: Never { fatalError("ProgressView has no body") }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), fraction: progressFraction(value, of: total), currentValueLabel: currentValueLabel(),
      source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: ProgressViewStyleConfiguration.self] {
      return style.evaluate(
        ProgressViewStyleConfiguration(
          fractionCompleted: view.fraction, label: view.label.map { .init(content: AnyView($0)) },
          currentValueLabel: view.currentValueLabel.map { .init(content: AnyView($0)) }, source: view.source),
        at: identity.child(2), in: environment, into: &evaluation, source: view.source)
    }
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    let current = evaluation.elements(of: view.currentValueLabel, at: identity.child(1), in: environment)
    var element = evaluation.control(
      .progress, traits: .updatesFrequently, label: label, at: identity, in: environment, source: view.source)
    element.node.isEnabled = true
    evaluation.withhold(current, .control, owner: identity.nodeID)
    element.node.drawn += current.flatMap(\.node.drawn)
    let locale = environment.locale
    if let fraction = view.fraction {
      element.node.label = element.node.label ?? SystemWords.progress(in: locale)
      let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0))
      element.node.value = percent.format(fraction)
      element.node.range = SemanticRange(lower: 0, upper: 1, current: fraction)
    } else {
      element.node.label = element.node.label ?? SystemWords.inProgress(in: locale)
      // UIKit's spinner gives "1" while it turns (recorded trees of iOS 18 and 26).
      element.node.value = "1"
    }
    element.handlers = []
    evaluation.elements.append(element)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), fraction: progressFraction(value, of: total), currentValueLabel: nil,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label) {
    self.init(label: label(), fraction: nil, currentValueLabel: nil, source: SourceLocation(file: file, line: line))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init(file: String = #filePath, line: Int = #line) {
    self.init(label: nil, fraction: nil, currentValueLabel: nil, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: nil, fraction: progressFraction(value, of: total), currentValueLabel: nil,
      source: SourceLocation(file: file, line: line))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line) {
    self.init(
      label: Text(titleKey), fraction: nil, currentValueLabel: nil, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), fraction: progressFraction(value, of: total), currentValueLabel: nil,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, file: String = #filePath, line: Int = #line) {
    self.init(
      label: Text(titleResource), fraction: nil, currentValueLabel: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), fraction: progressFraction(value, of: total), currentValueLabel: nil,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, file: String = #filePath, line: Int = #line) {
    self.init(label: Text(title), fraction: nil, currentValueLabel: nil, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), fraction: progressFraction(value, of: total), currentValueLabel: nil,
      source: SourceLocation(file: file, line: line))
  }
}
