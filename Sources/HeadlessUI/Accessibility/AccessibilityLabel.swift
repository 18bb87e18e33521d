import Semantics

extension View {
  public nonisolated func accessibilityLabel(
    _ text: Text, file: String = #filePath, line: Int = #line
  ) -> some View {
    attach(text, if: true, from: SourceLocation(file: file, line: line)) { element, string in
      element.setLabel(string)
      if let language = text.leadingStyling?.language { element.node.language = language }
    }
  }
  public nonisolated func accessibilityLabel(_ text: Text, isEnabled: Bool) -> some View {
    attach(text, if: isEnabled) { element, string in element.setLabel(string) }
  }

  public nonisolated func accessibilityLabel(
    _ text: LocalizedStringKey, file: String = #filePath, line: Int = #line
  ) -> some View {
    accessibilityLabel(Text(text), file: file, line: line)
  }

  public nonisolated func accessibilityLabel(_ text: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(text), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ text: any _ResourceTitle, file: String = #filePath, line: Int = #line
  ) -> some View {
    accessibilityLabel(Text(text), file: file, line: line)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ text: any _ResourceTitle, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(text), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ text: S, file: String = #filePath, line: Int = #line
  ) -> some View {
    accessibilityLabel(Text(text), file: file, line: line)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(text), isEnabled: isEnabled)
  }

  /// Names the view by views, which may hold its own name.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      LabelByContent<V>(content: { placeholder in
        content(PlaceholderContentView(evaluate: placeholder))
      }))
  }
}

extension Element {
  mutating func setLabel(_ label: String) {
    node.label = label
    labelOrigin = .explicit
  }
}

/// Stands for what a view was before a modifier changed it.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  let evaluate: @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    view.evaluate(identity, environment, &evaluation)
  }
}

nonisolated struct LabelByContent<Name: View>: PrimitiveModifier {
  let content: (@escaping @MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void) -> Name

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    evaluation.ensureElement(since: start, at: identity, in: environment)
    for index in start.elements..<evaluation.elements.count {
      let own = evaluation.elements[index].node.label
      let name = modifier.content { identity, _, evaluation in
        guard let own else { return }
        var element = Element(at: identity, role: .text)
        element.setLabel(own)
        evaluation.elements.append(element)
      }
      let parts = evaluation.elements(of: name, at: identity.child(1), in: environment)
      if let words = Combination.words(of: parts) {
        evaluation.elements[index].setLabel(words.text)
      }
    }
  }
}
