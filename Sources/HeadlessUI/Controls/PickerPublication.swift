import Semantics

/// One option of a picker.
struct PickerOption {
  let element: Element
  let isSelected: Bool
  let select: () -> Void
}

/// What a picker is made of when it publishes.
@MainActor
struct PickerParts {
  let label: [Element]
  let options: [PickerOption]
  let identity: _Identity
  let environment: EnvironmentValues
  let source: SourceLocation?

  var selectedText: String? { options.first(where: \.isSelected)?.element.node.label }
}

/// The shape in which a picker reaches a listener (facts: one element for a menu or a wheel, one for each segment or row).
public enum _PickerPublication: Sendable {
  case menu, navigationLink, segmented, wheel, inline

  @MainActor
  func publish(_ parts: PickerParts, _ evaluation: inout _Evaluation) {
    switch self {
    case .menu: publishMenu(parts, as: .picker, &evaluation)
    case .navigationLink: publishMenu(parts, as: .button, &evaluation)
    case .segmented: publishSegments(parts, &evaluation)
    case .wheel: publishWheel(parts, &evaluation)
    case .inline: publishRows(parts, &evaluation)
    }
  }

  @MainActor
  private func publishMenu(_ parts: PickerParts, as role: Role, _ evaluation: inout _Evaluation) {
    let identity = parts.identity
    let presenter = identity.presenter
    let mount = evaluation.mount
    func show(_ isOpen: Bool) {
      presenter.isOpen = isOpen
      mount.changes.note(by: "Picker")
    }
    var element = evaluation.control(
      role, traits: .button, label: parts.label, at: identity, in: parts.environment, source: parts.source)
    let id = identity.nodeID
    element.node.value = parts.selectedText
    element.handlers = []
    element.offer(.activate) { _ in show(true) }
    element.keepsMenuOpen = true
    evaluation.elements.append(element)
    guard presenter.isOpen else { return }
    let options = parts.options.map { $0.selectable(as: .button, enabled: parts.environment.isEnabledHere) }
    // The picker takes the cursor back, unlike a menu (recorded).
    let screen = EntriesScreen(entries: options) {
      mount.effects.append { mount.emit(.layoutChanged(text: nil), node: id) }
    }
    evaluation.request(
      screen, for: (), key: true, by: presenter, at: identity.child(2), in: parts.environment,
      dismissal: Dismissal { show(false) })
  }

  @MainActor
  private func publishSegments(_ parts: PickerParts, _ evaluation: inout _Evaluation) {
    evaluation.withhold(parts.label, .control, owner: parts.options.first?.element.node.id)
    for (index, option) in parts.options.enumerated() {
      var segment = option.selectable(as: .segment, enabled: parts.environment.isEnabledHere)
      segment.node.position = Position(index: index + 1, count: parts.options.count)
      evaluation.elements.append(segment)
    }
  }

  @MainActor
  private func publishWheel(_ parts: PickerParts, _ evaluation: inout _Evaluation) {
    var element = evaluation.control(
      .pickerItem, traits: [], label: parts.label, at: parts.identity, in: parts.environment, source: parts.source)
    element.node.label = nil
    element.labelOrigin = .none
    element.node.value = parts.selectedText
    let options = parts.options
    let current = options.firstIndex(where: \.isSelected)
    func select(_ index: Int) {
      if options.indices.contains(index) { options[index].select() }
    }
    element.handlers = [
      ActionHandler(action: .decrement) { _ in select((current ?? options.count) - 1) },
      ActionHandler(action: .increment) { _ in select((current ?? -1) + 1) },
    ]
    evaluation.elements.append(element)
  }

  @MainActor
  private func publishRows(_ parts: PickerParts, _ evaluation: inout _Evaluation) {
    if parts.environment.menu == nil {
      evaluation.elements += parts.label
    } else {
      evaluation.withhold(parts.label, .control, owner: parts.options.first?.element.node.id)
    }
    evaluation.elements += parts.options.map { $0.selectable(as: .button, enabled: parts.environment.isEnabledHere) }
  }
}

extension PickerOption {
  /// The option as something that selects it.
  func selectable(as role: Role, enabled: Bool) -> Element {
    var element = element
    element.node.role = role
    element.node.traits.remove([.staticText, .image])
    element.node.traits.insert(.button)
    if isSelected { element.node.traits.insert(.selected) }
    element.node.isEnabled = enabled && element.node.isEnabled
    let select = select
    element.handlers = [ActionHandler(action: .activate) { _ in select() }]
    return element
  }
}
