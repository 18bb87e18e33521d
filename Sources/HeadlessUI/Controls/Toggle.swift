import Foundation
import Semantics

/// A control that is on or off, or mixed where it stands for several.
public struct Toggle<Label: View> {
  let label: Label
  let states: [Binding<Bool>]
  let source: SourceLocation?

  nonisolated init(label: Label, states: [Binding<Bool>], source: SourceLocation?) {
    self.label = label
    self.states = states
    self.source = source
  }
}

extension Toggle: View {
  public var body: Never { fatalError("Toggle has no body") }

  nonisolated public init(
    isOn: Binding<Bool>, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), states: [isOn], source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), states: sources.map { $0[keyPath: isOn] }, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let states = view.states
    let on = states.count { $0.wrappedValue }
    let state: ToggleState = on == 0 ? .off : on == states.count ? .on : .mixed
    // Whatever a style draws, the toggle keeps its semantics (SwiftUI's documentation of ToggleStyle).
    let children =
      if let style = environment[style: ToggleStyleConfiguration.self] {
        evaluation.elements { evaluation in
          style.evaluate(
            ToggleStyleConfiguration(
              label: .init(content: AnyView(view.label)), isOn: states.isEmpty ? .constant(false) : states[0],
              isMixed: state == .mixed),
            at: identity.child(1), in: environment, into: &evaluation)
        }
      } else {
        evaluation.elements(of: view.label, at: identity.child(0), in: environment)
      }
    var element = evaluation.control(
      .toggle, traits: [.button, .toggle], label: children, at: identity, in: environment, source: view.source)
    element.node.toggle = state
    element.handlers = []
    element.offer(.activate) { _ in
      let isOn = state != .on
      states.forEach { $0.wrappedValue = isOn }
    }
    evaluation.elements.append(element)
  }
}

extension Toggle where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleKey), states: [isOn], source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleResource), states: [isOn], source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), states: [isOn], source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: String = #filePath, line: Int = #line
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line) { Text(title) }
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), states: [isOn],
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, systemImage: systemImage), states: [isOn],
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), states: [isOn],
      source: SourceLocation(file: file, line: line))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, states: [configuration.$isOn], source: nil)
  }
}
