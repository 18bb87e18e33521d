import Semantics

extension View {
  /// Runs something when the action of a kind is taken; activation where no kind is named.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      AccessibilityAttachment { element, environment in
        let action: SemanticAction =
          if let name = actionKind.name { .named(name.string(in: environment)) } else { actionKind.action }
        element.offer(action) { _ in handler() }
        if action == .activate { element.hasOwnDefaultAction = true }
      })
  }

  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    attach(name) { element, string in element.offer(.named(string)) { _ in handler() } }
  }

  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: any _ResourceTitle, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(ActionsModifier(actions: Button(action: action, label: label)))
  }

  /// Offers the buttons of a builder as custom actions; a reader meets the last one first.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionsModifier(actions: content()))
  }

  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionsModifier(actions: content()))
  }

  /// Makes the view adjustable.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    attach { element in
      element.offer(.increment) { _ in handler(.increment) }
      element.offer(.decrement) { _ in handler(.decrement) }
    }
  }

  /// Runs something when a reader scrolls towards an edge.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    attach { element in
      element.offer(.scroll(.down)) { action in
        guard case .scroll(let direction) = action else { return }
        switch direction {
        case .up: handler(.top)
        case .down: handler(.bottom)
        case .left: handler(.leading)
        case .right: handler(.trailing)
        }
      }
    }
  }
}

/// A standard action, or one with a name.
public struct AccessibilityActionKind: Equatable, Sendable {
  let action: SemanticAction
  let name: Text?

  public static let `default` = AccessibilityActionKind(action: .activate, name: nil)
  public static let escape = AccessibilityActionKind(action: .escape, name: nil)
  public static let magicTap = AccessibilityActionKind(action: .magicTap, name: nil)
  public static let delete = AccessibilityActionKind(action: .delete, name: nil)
  public static let showMenu = AccessibilityActionKind(action: .showMenu, name: nil)

  public init(named name: Text) { self.init(action: .named(""), name: name) }

  private init(action: SemanticAction, name: Text?) {
    self.action = action
    self.name = name
  }
}

/// Where custom actions belong in a menu of them.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  public init(_ name: LocalizedStringKey) { self.name = name.template.key }
  private init(name: String) { self.name = name }
}

/// Which way an adjustable view is moved.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// Offers the buttons of a view as custom actions of another.
nonisolated struct ActionsModifier<Actions: View>: PrimitiveModifier {
  let actions: Actions

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    evaluation.ensureElement(since: start, at: identity, in: environment)
    let withheld = evaluation.withheld.count
    let buttons = evaluation.elements(of: modifier.actions, at: identity.child(1), in: environment)
    // The buttons of the builder are drawn nowhere.
    evaluation.withheld.removeSubrange(withheld...)
    for index in start.elements..<evaluation.elements.count {
      for button in buttons where button.node.isEnabled {
        guard let name = button.node.label, let activation = button.handler(for: .activate) else { continue }
        evaluation.elements[index].offer(.named(name)) { _ in activation.perform(.activate) }
      }
    }
  }
}
